-- What a routine's last complete run had read (the marks of `escrita`): while it stands, another run would find nothing new.
alter table rotina add column marca text;
