import { useParams } from 'react-router'
import { isPasso } from './andamento.ts'
import { ComRascunho } from './ComRascunho.tsx'
import { Editor } from './Editor.tsx'

/** `editar/rascunho/:id/:etapa?` */
export function Component() {
  const { id = '', etapa } = useParams()
  return (
    <ComRascunho id={id}>
      {(registro) => <Editor key={id} registro={registro} etapa={isPasso(etapa) ? etapa : undefined} />}
    </ComRascunho>
  )
}
