import type { Pronta } from '@rh/domain/setores/ainda'
import type { ComponentType } from 'react'

export interface LoadedPage {
  readonly Component: ComponentType
  /** Asks for what the page at this address will ask first: see `warmList`. */
  readonly warm?: (search: URLSearchParams) => void
}

type LoadPage = () => Promise<LoadedPage>

/**
 * The page of every view that is built, whatever the sector: a page knows its sector from the address. A view
 * that leaves `ainda` does not compile until it has its page here.
 */
export const pages: Readonly<Record<Pronta, LoadPage>> = {
  'setor.inicio': () => import('./InicioPage.tsx'),
  'setor.perfil': () =>
    import('../features/perfil/PerfilPage.tsx').then((m) => ({ Component: m.PerfilPage })),
  'admissao.inicio': () => import('../features/admissao/InicioPage.tsx'),
  'admissao.criar': () => import('../features/admissao/CriarPage.tsx'),
  'admissao.listar': () => import('../features/admissao/ListarPage.tsx'),
  'admissao.visualizar': () => import('../features/admissao/VisualizarPage.tsx'),
  'admissao.ver': () => import('../features/admissao/VerPage.tsx'),
  'admissao.rascunhos': () => import('../features/admissao/RascunhosPage.tsx'),
  'admissao.corrigir': () => import('../features/admissao/CorrigirPage.tsx'),
  'admissao.editar': () => import('../features/admissao/EditarPage.tsx'),
  'admissao.editar-rascunho': () => import('../features/admissao/EditarRascunhoPage.tsx'),
  'admissao.revisar-rascunho': () => import('../features/admissao/RevisarRascunhoPage.tsx'),
  'colaborador.inicio': () => import('../features/colaborador/InicioPage.tsx'),
  'colaborador.visualizar': () => import('../features/colaborador/FichaPage.tsx'),
  'usuarios.listar': () => import('../features/usuarios/ListarPage.tsx'),
  'usuarios.novo': () => import('../features/usuarios/NovoPage.tsx'),
  'cadastros.inicio': () => import('../features/cadastros/InicioPage.tsx'),
  'cadastros.registro': () => import('../features/cadastros/RegistroPage.tsx'),
  'importacao.importar': () => import('../features/importacao/ImportarPage.tsx'),
  'colaborador.listar': () =>
    import('../features/colaborador/ColaboradorList.tsx').then(({ ColaboradorList, warm }) => ({
      Component: ColaboradorList,
      warm,
    })),
  'contratos.novo': () => import('../features/contratos/novo/NovoPage.tsx'),
  'contratos.listar': () => import('../features/contratos/ListarPage.tsx'),
  'contratos.visualizar': () => import('../features/contratos/VisualizarPage.tsx'),
}
