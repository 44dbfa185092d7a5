import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { NovaAlteracao, usePrevia } from '../coletiva/NovaAlteracao.tsx'
import { Parametros } from './Parametros.tsx'
import { Previa } from './Previa.tsx'
import { Recentes } from './Recentes.tsx'

const PREVIA = 'POST /api/mudanca/previa'

/** The posts, what changes in them, what it does to each person, and the start. */
export function NovaMudanca() {
  const opcoes = useQuery(query('GET /api/mudanca/opcoes', { query: {} }))
  const [parametros, setParametros] = useState<ParametrosDaMudanca | null>(null)
  const previa = usePrevia(PREVIA, parametros, (pedidos, signal) =>
    call(PREVIA, { body: { parametros: pedidos }, signal }),
  )
  const { data } = opcoes
  return (
    <NovaAlteracao
      subtitle="A escala ou o salário de um posto, com todas as pessoas dele: nada muda antes de você conferir o que muda para cada uma."
      opcoes={opcoes}
      previa={previa}
      formulario={data && <Parametros opcoes={data} busy={previa.isFetching} onVer={setParametros} />}
      resultado={
        data &&
        parametros &&
        previa.data && (
          <Previa
            // Other posts are another choice of people.
            key={JSON.stringify(parametros)}
            parametros={parametros}
            previa={previa.data}
            escala={data.escalas.find(({ value }) => value === parametros.escalaId)?.label ?? null}
          />
        )
      }
      recentes={!parametros && <Recentes />}
    />
  )
}
