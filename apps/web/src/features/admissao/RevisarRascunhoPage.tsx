import { useParams } from 'react-router'
import { ComRascunho } from './ComRascunho.tsx'
import { Revisao } from './Revisao.tsx'

/** `editar/rascunho/:id/revisar` */
export function Component() {
  const { id = '' } = useParams()
  return <ComRascunho id={id}>{(registro) => <Revisao registro={registro} />}</ComRascunho>
}
