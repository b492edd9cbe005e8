DROP TABLE "counting_numbers" CASCADE;--> statement-breakpoint
ALTER TABLE "vehicle_days" ADD COLUMN "estimated_miles" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_days" ADD COLUMN "driven" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_days" ADD COLUMN "resting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counted once more, from the paths: from now on other numbers need no look at them.
UPDATE "vehicle_days" "day" SET "estimated_miles" = "sum"."miles", "driven" = "sum"."driven", "resting" = "sum"."resting"
FROM (
	SELECT "vehicle_kind", "vehicle_id", "utc_day", sum("miles") AS "miles",
		count(*) FILTER (WHERE "miles" > 0)::int AS "driven", count(*) FILTER (WHERE "miles" = 0)::int AS "resting"
	FROM "paths", LATERAL (
		SELECT CASE WHEN "distance_miles" > 1000 AND "distance_miles" <> 'NaN' THEN 20
			WHEN "distance_miles" > 0 AND "distance_miles" <> 'NaN' THEN "distance_miles" ELSE 0 END AS "miles"
	) AS "counted"
	WHERE "given_impressions" IS NULL
	GROUP BY "vehicle_kind", "vehicle_id", "utc_day"
) AS "sum"
WHERE "day"."vehicle_kind" = "sum"."vehicle_kind" AND "day"."vehicle_id" = "sum"."vehicle_id" AND "day"."utc_day" = "sum"."utc_day";--> statement-breakpoint
ALTER TABLE "vehicle_days" ALTER COLUMN "estimated_miles" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "vehicle_days" ALTER COLUMN "driven" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "vehicle_days" ALTER COLUMN "resting" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "vehicle_days" DROP COLUMN "base_impressions";--> statement-breakpoint
ALTER TABLE "vehicle_days" DROP COLUMN "estimated";
