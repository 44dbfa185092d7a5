-- When a routine that takes away for good only looked, for it had not run for long: the clock might be wrong.
alter table rotina add column so_olhou_em timestamptz;
