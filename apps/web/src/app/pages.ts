import type { Pronta } from '@rh/domain/setores/ainda'
import type { ComponentType } from 'react'

type LoadPage = () => Promise<{ Component: ComponentType }>

/** Stands in until the admissão feature brings its pages; goes away with the last of them. */
const chegando: LoadPage = () =>
  import('../features/erros/NotFound.tsx').then((m) => ({ Component: m.NotFound }))

/**
 * The page of every view that is built, whatever the sector: a page knows its sector from the address. A view
 * that leaves `ainda` does not compile until it has its page here.
 */
export const pages: Readonly<Record<Pronta, LoadPage>> = {
  'setor.inicio': () => import('../features/inicio/Inicio.tsx').then((m) => ({ Component: m.Inicio })),
  'admissao.inicio': chegando,
  'admissao.criar': chegando,
  'admissao.listar': chegando,
  'admissao.visualizar': chegando,
  'admissao.ver': chegando,
  'admissao.rascunhos': chegando,
  'admissao.editar-rascunho': chegando,
  'admissao.revisar-rascunho': chegando,
  'colaborador.listar': () =>
    import('../features/colaborador/ColaboradorList.tsx').then((m) => ({ Component: m.ColaboradorList })),
}
