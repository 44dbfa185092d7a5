-- Pages of the notices go on from the last one shown, of those that were withdrawn too.
create index comunicado_recente on comunicado (mostrar_de desc, id desc);
drop index comunicado_mostrado;
