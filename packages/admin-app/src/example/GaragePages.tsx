import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { CreateForm } from '../forms/CreateForm'
import { DeleteDialog } from '../forms/DeleteDialog'
import { EditForm } from '../forms/EditForm'
import { ResourceForm } from '../forms/ResourceForm'
import { Page } from '../layout/Page'
import { ResourceTable } from '../lists/ResourceTable'

export function GarageList() {
  const translate = useTranslate()
  return (
    <Page
      title="garages.title"
      actions={
        <Button variant="contained" component={Link} to="/garages/create">
          {translate('garages.create')}
        </Button>
      }
    >
      <ResourceTable
        resource="garages"
        rowLink={({ id }) => `/garages/${id}`}
        sort={{ field: 'name', order: 'ASC' }}
      />
    </Page>
  )
}

export function GarageCreate() {
  const navigate = useNavigate()
  return (
    <Page title="garages.create" width="form">
      <CreateForm
        resource="garages"
        saved="garages.created"
        onSaved={({ id }) => void navigate(`/garages/${id}`)}
      >
        <ResourceForm resource="garages" mode="create" />
      </CreateForm>
    </Page>
  )
}

export function GarageEdit() {
  const { id = '' } = useParams()
  return (
    <Page title="garages.edit" width="form">
      <EditForm resource="garages" id={id} saved="garages.updated" extra={<DeleteGarage />}>
        <ResourceForm resource="garages" mode="edit" />
      </EditForm>
    </Page>
  )
}

function DeleteGarage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const record = useRecordContext()
  const [asks, setAsks] = useState(false)
  if (!record) return null
  return (
    <>
      <Button color="error" onClick={() => setAsks(true)}>
        {translate('console.confirm.delete')}
      </Button>
      {asks && (
        <DeleteDialog
          resource="garages"
          record={record}
          title="garages.delete"
          deleted="garages.deleted"
          onDeleted={() => void navigate('/garages')}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
