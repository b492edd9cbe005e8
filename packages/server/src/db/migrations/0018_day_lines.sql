CREATE TABLE "day_lines" (
	"vehicle_kind" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"utc_day" date NOT NULL,
	"made_from" bigint NOT NULL,
	"lines" text NOT NULL,
	CONSTRAINT "day_lines_vehicle_kind_vehicle_id_utc_day_pk" PRIMARY KEY("vehicle_kind","vehicle_id","utc_day")
);
