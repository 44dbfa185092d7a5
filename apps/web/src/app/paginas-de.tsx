import type { ComponentType } from 'react'
import type {
  EtapasDoFormulario,
  FolhaDaTela,
  FormularioDaTela,
} from '../features/processo/form/formulario.ts'
import { ComTela, type PaginaDoRegistro, type TelaDeProcesso } from '../features/processo/tela.ts'
import type { LoadedPage } from './pages.ts'

type Carregar<M> = () => Promise<M>

/** What a kind of process brings, each part a file that is loaded with the pages that need it. */
interface Partes {
  readonly tela: Carregar<{ readonly tela: TelaDeProcesso }>
  readonly pagina: Carregar<{ readonly pagina: PaginaDoRegistro }>
  /** What it shows beside the queue of its area page. */
  readonly aoLado?: Carregar<{ readonly AoLado: ComponentType }>
  /** Sheet of a kind that is born sent. */
  readonly folha?: Carregar<{ readonly folha: FolhaDaTela }>
}

interface PartesDoFormulario extends Partes {
  readonly formulario: Carregar<{ readonly formulario: FormularioDaTela }>
  readonly criar: Carregar<{ readonly CriarPage: ComponentType }>
}

type PartesDaAbertura = Required<Pick<Partes, 'tela' | 'folha'>>

const comTela = ({ tela }: { readonly tela: TelaDeProcesso }, Pagina: ComponentType): ComponentType =>
  function PaginaDoProcesso() {
    return (
      <ComTela value={tela}>
        <Pagina />
      </ComTela>
    )
  }

/** A page and the parts of the kind that it shows, asked for at the same time. */
const junto = async <P, M>(
  tela: Partes['tela'],
  pagina: Carregar<P>,
  parte: Carregar<M>,
  draw: (pagina: P, parte: M) => ComponentType,
): Promise<LoadedPage> => {
  const [daTela, daPagina, daParte] = await Promise.all([tela(), pagina(), parte()])
  return { Component: comTela(daTela, draw(daPagina, daParte)) }
}

const nada = async (): Promise<null> => null

/** The four pages that every kind of process has. */
export const paginasDe = ({ tela, pagina, aoLado, folha }: Partes) => {
  const visualizar = (readOnly: boolean) => (): Promise<LoadedPage> =>
    junto(
      tela,
      () => import('../features/processo/registro/VisualizarPage.tsx'),
      pagina,
      ({ VisualizarPage, correcaoDe }, { pagina: doTipo }) => {
        const Corrigir = folha && correcaoDe(folha)
        return () => <VisualizarPage pagina={doTipo} Corrigir={Corrigir} readOnly={readOnly} />
      },
    )
  return {
    inicio: () =>
      junto(
        tela,
        () => import('../features/processo/inicio/InicioPage.tsx'),
        aoLado ?? nada,
        ({ InicioPage }, parte) =>
          () => <InicioPage AoLado={parte?.AoLado} />,
      ),
    listar: async (): Promise<LoadedPage> => {
      const [daTela, { ListarPage, warmDe }] = await Promise.all([
        tela(),
        import('../features/processo/lista/ListarPage.tsx'),
      ])
      return { Component: comTela(daTela, ListarPage), warm: warmDe(daTela.tela) }
    },
    visualizar: visualizar(false),
    ver: visualizar(true),
  }
}

/** The page on which one of a kind that is born sent is opened, for the employee of the address. */
export const paginaDeAbertura =
  ({ tela, folha }: PartesDaAbertura) =>
  (): Promise<LoadedPage> =>
    junto(
      tela,
      () => import('../features/processo/form/AbrirPage.tsx'),
      folha,
      ({ AbrirPage }, { folha: doTipo }) =>
        () => <AbrirPage folha={doTipo} />,
    )

/** The pages of a kind that begins as a draft, besides the four. */
export const paginasDoFormulario = ({ tela, formulario, criar }: PartesDoFormulario) => {
  const editar = (nome: 'EditarPage' | 'EditarRascunhoPage' | 'RevisarRascunhoPage') => () =>
    junto(
      tela,
      () => import('../features/processo/form/EditarPage.tsx'),
      formulario,
      ({ [nome]: Pagina }, { formulario: form }) =>
        () => <Pagina form={form} />,
    )
  return {
    criar: () => junto(tela, criar, nada, ({ CriarPage }) => CriarPage),
    rascunhos: () =>
      junto(
        tela,
        () => import('../features/processo/lista/RascunhosPage.tsx'),
        nada,
        ({ RascunhosPage }) => RascunhosPage,
      ),
    corrigir: () =>
      junto(
        tela,
        () => import('../features/processo/form/CorrigirPage.tsx'),
        formulario,
        ({ CorrigirPage }, { formulario: form }: { readonly formulario: EtapasDoFormulario }) =>
          () => <CorrigirPage form={form} />,
      ),
    editar: editar('EditarPage'),
    'editar-rascunho': editar('EditarRascunhoPage'),
    'revisar-rascunho': editar('RevisarRascunhoPage'),
  }
}

/** The page of a batch of a kind. */
export const paginaDoLote =
  (
    { tela }: Pick<Partes, 'tela'>,
    pagina: Carregar<{ readonly LoteDoTipoPage: ComponentType }>,
  ): (() => Promise<LoadedPage>) =>
  () =>
    junto(tela, pagina, nada, ({ LoteDoTipoPage }) => LoteDoTipoPage)
