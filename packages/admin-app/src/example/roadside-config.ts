import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'
import type { AdminConfig } from '../config/admin-config'
import { garagesResource } from './garages-resource'

/**
 * A business that runs the console under its own name: another brand, a section less, a resource more, and a column
 * more in the table of client users. Mount it with `createAdmin(roadsideConfig)`.
 */
export const roadsideConfig: AdminConfig = {
  brand: { name: 'Roadside', primary: '#0f766e', secondary: '#475569' },
  features: { 'install-guide-sheet': false },
  addResources: [garagesResource],
  resources: {
    'client-users': {
      columns: {
        add: [
          {
            source: 'campaign_count',
            label: 'roadside.campaign_count',
            align: 'right',
            sortable: false,
            render: ({ campaigns }) => String(Array.isArray(campaigns) ? campaigns.length : 0),
            csv: ({ campaigns }) => (Array.isArray(campaigns) ? campaigns.length : 0),
          },
        ],
        // How many there are is enough here.
        hide: ['campaigns'],
        order: ['user_name', 'campaign_count'],
      },
    },
  },
  sidebar: {
    add: [{ name: 'garages', label: 'garages.title', path: 'garages', icon: WarehouseOutlined, letter: 'w' }],
  },
  rules: { defaultPageSize: 50 },
  texts: {
    en: {
      garages: {
        title: 'Garages',
        create: '+ Create New Garage',
        edit: 'Edit Garage',
        created: 'The garage was created',
        updated: 'The garage was updated',
        deleted: 'The garage was deleted',
        delete: 'Are you sure you want to delete this garage?',
      },
      roadside: { campaign_count: 'Campaigns' },
      resources: {
        garages: {
          name: 'Garage |||| Garages',
          fields: { name: 'Name', city: 'City', bays: 'Bays', note: 'Note' },
        },
      },
    },
    es: { garages: { title: 'Talleres' } },
  },
}
