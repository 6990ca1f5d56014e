CREATE TABLE "model_usage" (
	"month" varchar(7) NOT NULL,
	"plugin" text NOT NULL,
	"egress" text NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "model_usage_month_plugin_egress_pk" PRIMARY KEY("month","plugin","egress")
);
