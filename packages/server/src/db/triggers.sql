-- What the tables keep by themselves, whoever writes. Appended to the migration that makes them.

-- A campaign carries its client's name: lists search and sort by it, and it stays readable without the account.
CREATE FUNCTION campaigns_copy_client_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NOT NULL THEN
    NEW.client_name := (SELECT name FROM users WHERE user_id = NEW.user_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_copy_client_name BEFORE INSERT OR UPDATE OF user_id ON campaigns
  FOR EACH ROW EXECUTE FUNCTION campaigns_copy_client_name();
--> statement-breakpoint
CREATE FUNCTION users_hand_on_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaigns SET client_name = NEW.name WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_hand_on_name AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION users_hand_on_name();
--> statement-breakpoint

-- A change of what is on a campaign makes its counts due. The next list counts: only the app knows what time it is.
-- It is noted also where they are due already: whoever is counting now must not overlook this change.
CREATE FUNCTION campaigns_counts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaigns SET counts_due_at = to_timestamp(0)
  WHERE campaign_id IN (SELECT campaign_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An update may move a row from one campaign to another: both are due.
CREATE FUNCTION campaigns_counts_due_both() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaigns SET counts_due_at = to_timestamp(0)
  WHERE campaign_id IN (SELECT campaign_id FROM changed UNION SELECT campaign_id FROM changed_before);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER truck_campaigns_added AFTER INSERT ON truck_campaigns
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION campaigns_counts_due();
--> statement-breakpoint
CREATE TRIGGER truck_campaigns_changed AFTER UPDATE ON truck_campaigns
  REFERENCING NEW TABLE AS changed OLD TABLE AS changed_before
  FOR EACH STATEMENT EXECUTE FUNCTION campaigns_counts_due_both();
--> statement-breakpoint
CREATE TRIGGER truck_campaigns_removed AFTER DELETE ON truck_campaigns
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION campaigns_counts_due();
--> statement-breakpoint
CREATE TRIGGER placeholders_added AFTER INSERT ON placeholders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION campaigns_counts_due();
--> statement-breakpoint
CREATE TRIGGER placeholders_changed AFTER UPDATE ON placeholders
  REFERENCING NEW TABLE AS changed OLD TABLE AS changed_before
  FOR EACH STATEMENT EXECUTE FUNCTION campaigns_counts_due_both();
--> statement-breakpoint
CREATE TRIGGER placeholders_removed AFTER DELETE ON placeholders
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION campaigns_counts_due();
