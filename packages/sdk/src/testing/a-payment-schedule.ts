import type { PaymentSchedule } from '../nouns/payments/payment-schedule'

export const aPaymentSchedule = (over: Partial<PaymentSchedule> = {}): PaymentSchedule => ({
  payment_schedule_id: 1,
  truck_id: 5,
  truck_name: 'Box 5',
  license_plate: '8ABC123',
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  campaign_id: 71,
  campaign_name: 'Summer Tour',
  monthly_rate: 1000,
  start_date: '2020-08-20',
  end_date: '2020-12-31',
  version: 1,
  ...over,
})
