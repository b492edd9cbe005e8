CREATE TABLE "cutting_marks" (
	"truck_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"since" integer NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "cutting_marks_truck_id_at_pk" PRIMARY KEY("truck_id","at")
);
--> statement-breakpoint
ALTER TABLE "cutting_marks" ADD CONSTRAINT "cutting_marks_truck_id_trucks_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."trucks"("truck_id") ON DELETE cascade ON UPDATE no action;