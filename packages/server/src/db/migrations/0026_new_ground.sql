ALTER TABLE "day_lines" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "day_lines" ADD COLUMN "days_before" integer;