ALTER TABLE "day_lines" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "day_lines" ADD COLUMN "day_before" date;