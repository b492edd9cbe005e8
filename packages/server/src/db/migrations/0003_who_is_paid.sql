ALTER TABLE "payment_schedules" ADD COLUMN "vendor_id" integer;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_vendor_id_vendors_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("vendor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_schedules_vendor" ON "payment_schedules" USING btree ("vendor_id");--> statement-breakpoint
UPDATE payment_schedules s SET vendor_id = t.vendor_id FROM trucks t WHERE t.truck_id = s.truck_id;--> statement-breakpoint
-- What pays for a deleted truck ended with it.
DELETE FROM payment_schedules s USING trucks t
  WHERE t.truck_id = s.truck_id AND s.start_date > (t.deleted_at AT TIME ZONE 'America/Los_Angeles')::date;--> statement-breakpoint
UPDATE payment_schedules s SET end_date = (t.deleted_at AT TIME ZONE 'America/Los_Angeles')::date, version = s.version + 1
  FROM trucks t WHERE t.truck_id = s.truck_id
    AND (s.end_date IS NULL OR s.end_date > (t.deleted_at AT TIME ZONE 'America/Los_Angeles')::date)
    AND t.deleted_at IS NOT NULL;
