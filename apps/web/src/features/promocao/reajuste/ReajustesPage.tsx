import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { NovaAlteracao, usePrevia } from '../coletiva/NovaAlteracao.tsx'
import { Parametros } from './Parametros.tsx'
import { Previa } from './Previa.tsx'
import { Recentes } from './Recentes.tsx'

const PREVIA = 'POST /api/reajuste/previa'

/** The agreement, what it does to each person, and the start of the readjustment. */
export function ReajustesPage() {
  const opcoes = useQuery(query('GET /api/reajuste/opcoes'))
  const [parametros, setParametros] = useState<ParametrosDoReajuste | null>(null)
  const previa = usePrevia(PREVIA, parametros, (pedidos, signal) =>
    call(PREVIA, { body: { parametros: pedidos }, signal }),
  )
  return (
    <NovaAlteracao
      subtitle="Todos os salários de um sindicato de uma vez: nada muda antes de você conferir quem, de quanto e para quanto."
      opcoes={opcoes}
      previa={previa}
      formulario={
        opcoes.data && <Parametros opcoes={opcoes.data} busy={previa.isFetching} onVer={setParametros} />
      }
      resultado={
        parametros &&
        previa.data && (
          <Previa
            // Another agreement is another choice of people.
            key={JSON.stringify(parametros)}
            parametros={parametros}
            previa={previa.data}
          />
        )
      }
      recentes={!parametros && <Recentes />}
    />
  )
}
