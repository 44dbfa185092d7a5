-- One table of codes for the additionals of a post: amendments kept the code of the table that is gone.
update contrato_aditivo
   set mudancas = (
     select jsonb_agg(
              case when m ->> 'campo' = 'adicional'
                   then m || jsonb_build_object(
                          'de', case m ->> 'de' when 'periculosidade' then 'periculosidade_30' else m ->> 'de' end,
                          'para', case m ->> 'para' when 'periculosidade' then 'periculosidade_30' else m ->> 'para' end)
                   else m end order by ordem)
       from jsonb_array_elements(mudancas) with ordinality as t(m, ordem))
 where mudancas @> '[{"campo": "adicional", "de": "periculosidade"}]'
    or mudancas @> '[{"campo": "adicional", "para": "periculosidade"}]';
