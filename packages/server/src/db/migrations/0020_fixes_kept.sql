CREATE TABLE "fix_retention" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"kept_from" timestamp with time zone NOT NULL
);

--> statement-breakpoint
-- Earlier versions made the partition of a day when its first fix came. From here on they follow each other without a
-- gap: what has none lies behind the edge.
DO $$
DECLARE
  part record;
  reached timestamptz;
BEGIN
  FOR part IN
    SELECT bounds[1]::timestamptz AS starts, bounds[2]::timestamptz AS ends
    FROM (
      SELECT regexp_match(pg_get_expr(relpartbound, oid), '\(''(.*)''\) TO \(''(.*)''\)') AS bounds FROM pg_class
      WHERE oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'fixes'::regclass)
    ) known
    ORDER BY starts
  LOOP
    IF reached IS NULL THEN
      EXECUTE format('CREATE TABLE fixes_before PARTITION OF fixes FOR VALUES FROM (MINVALUE) TO (%L)', part.starts);
    ELSIF reached < part.starts THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF fixes FOR VALUES FROM (%L) TO (%L)',
        'fixes_' || to_char(reached AT TIME ZONE 'UTC', 'YYYYMMDD') || '_'
          || to_char(part.starts AT TIME ZONE 'UTC', 'YYYYMMDD'), reached, part.starts);
    END IF;
    reached := part.ends;
  END LOOP;
END $$;
