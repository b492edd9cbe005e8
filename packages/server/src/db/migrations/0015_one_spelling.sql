-- Whatever is typed arrives in one spelling (NFC) from now on: what was stored in another one would not be found again.
-- Of two accounts of one address the one that has it in that spelling keeps it; the other stays as it is.
DO $$
DECLARE
  place record;
  found record;
BEGIN
  FOR place IN
    SELECT * FROM (VALUES
      ('users', 'user_id', 'email'), ('users', 'user_id', 'name'), ('users', 'user_id', 'company'),
      ('credentials', 'credential_id', 'email'),
      ('campaigns', 'campaign_id', 'name'), ('campaigns', 'campaign_id', 'client_name'),
      ('vendors', 'vendor_id', 'code'), ('trucks', 'truck_id', 'license_plate'),
      ('message_templates', 'template_id', 'template_name'), ('message_templates', 'template_id', 'template_body'),
      ('message_groups', 'group_id', 'group_name')
    ) AS places (table_name, id, field)
  LOOP
    FOR found IN EXECUTE format(
      'SELECT %1$I AS id, normalize(%2$I, NFC) AS spelled FROM %3$I WHERE %2$I IS NOT NFC NORMALIZED',
      place.id, place.field, place.table_name)
    LOOP
      BEGIN
        EXECUTE format('UPDATE %I SET %I = $1 WHERE %I = $2', place.table_name, place.field, place.id)
          USING found.spelled, found.id;
      EXCEPTION WHEN unique_violation THEN
        NULL;
      END;
    END LOOP;
  END LOOP;
END $$;
