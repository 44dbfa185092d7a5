import { ETAPA_REVISAR } from '@rh/domain/processos/admissao/etapas'
import { useParams, useSearchParams } from 'react-router'
import { isPasso, PARAMETRO_ETAPA } from './andamento.ts'
import { ComRascunho } from './ComRascunho.tsx'
import { Editor } from './Editor.tsx'
import { Revisao } from './Revisao.tsx'

/** `admin/admissao/editar/:id`: the whole form under one address. */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const etapa = search.get(PARAMETRO_ETAPA) ?? undefined
  return (
    <ComRascunho id={id}>
      {(registro) =>
        etapa === ETAPA_REVISAR ? (
          <Revisao registro={registro} />
        ) : (
          <Editor key={id} registro={registro} etapa={isPasso(etapa) ? etapa : undefined} />
        )
      }
    </ComRascunho>
  )
}
