-- Every write of what the search indexes are made of, by whatever road, leaves a note in the search queue, in the
-- same transaction. Arguments come in pairs: what to note, and the column that holds its id.
CREATE FUNCTION note_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
BEGIN
  FOR argument IN 0 .. TG_NARGS - 1 BY 2 LOOP
    INSERT INTO search_queue (entity, entity_id)
    SELECT DISTINCT TG_ARGV[argument], id::integer
    FROM (VALUES (before ->> TG_ARGV[argument + 1]), (after ->> TG_ARGV[argument + 1])) AS noted (id)
    WHERE id IS NOT NULL;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vendors_search AFTER INSERT OR DELETE OR UPDATE OF name, nickname, city, email, phone_num, deleted_at
  ON vendors FOR EACH ROW EXECUTE FUNCTION note_for_search('vendor', 'vendor_id');
--> statement-breakpoint
CREATE TRIGGER trucks_search AFTER INSERT OR DELETE OR UPDATE OF name, license_plate, vendor_id, deleted_at ON trucks
  FOR EACH ROW EXECUTE FUNCTION note_for_search('truck', 'truck_id');
--> statement-breakpoint
CREATE TRIGGER campaigns_search AFTER INSERT OR DELETE OR UPDATE OF name, user_id, client_name, start_date, end_date
  ON campaigns FOR EACH ROW EXECUTE FUNCTION note_for_search('campaign', 'campaign_id');
--> statement-breakpoint
CREATE TRIGGER truck_campaigns_search AFTER INSERT OR DELETE OR UPDATE OF truck_id, campaign_id ON truck_campaigns
  FOR EACH ROW EXECUTE FUNCTION note_for_search('truck', 'truck_id', 'campaign_size', 'campaign_id');
--> statement-breakpoint
CREATE TRIGGER payment_schedules_search AFTER INSERT OR DELETE OR UPDATE ON payment_schedules
  FOR EACH ROW EXECUTE FUNCTION note_for_search('payment', 'payment_schedule_id', 'truck', 'truck_id');
--> statement-breakpoint
-- A word stands in four records on average, most in one, a few in thousands. A sample of the rows tells the planner
-- that all stand in many, so that it expects a search to read a hundred times what it reads.
ALTER TABLE search_postings ALTER COLUMN word_id SET (n_distinct = -0.25);
