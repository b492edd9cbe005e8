-- The key holds the vehicle, and serves as the index by which its paths are found.
ALTER TABLE "paths" DROP CONSTRAINT "paths_pkey";--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_vehicle_kind_vehicle_id_started_at_path_id_pk" PRIMARY KEY("vehicle_kind","vehicle_id","started_at","path_id");--> statement-breakpoint
DROP INDEX "paths_vehicle";--> statement-breakpoint
-- A row is there, to be held, before the first usable fix.
ALTER TABLE "cutting_states" ALTER COLUMN "last_fixed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cutting_states" ALTER COLUMN "state" DROP NOT NULL;
