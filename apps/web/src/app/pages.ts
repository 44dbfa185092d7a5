import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { Pronta } from '@rh/domain/setores/ainda'
import type { ComponentType } from 'react'
import { paginaDeAbertura, paginaDoLote, paginasDe, paginasDoFormulario } from './paginas-de.tsx'

export interface LoadedPage {
  readonly Component: ComponentType
  /** Asks for what the page at this address will ask first: see `warmList`. */
  readonly warm?: (search: URLSearchParams) => void
}

type LoadPage = () => Promise<LoadedPage>

const admissao = {
  tela: () => import('../features/admissao/tela.tsx'),
  pagina: () => import('../features/admissao/pagina.tsx'),
  aoLado: () => import('../features/admissao/ao-lado.tsx'),
  formulario: () => import('../features/admissao/formulario.tsx'),
  criar: () => import('../features/admissao/CriarPage.tsx'),
}

const promocao = {
  tela: () => import('../features/promocao/tela.tsx'),
  pagina: () => import('../features/promocao/pagina.tsx'),
  folha: () => import('../features/promocao/folha.tsx'),
}

const remanejamento = {
  tela: () => import('../features/remanejamento/tela.tsx'),
  pagina: () => import('../features/remanejamento/pagina.tsx'),
  folha: () => import('../features/remanejamento/folha.tsx'),
}

const ferias = {
  tela: () => import('../features/ferias/tela.tsx'),
  pagina: () => import('../features/ferias/pagina.tsx'),
  aoLado: () => import('../features/ferias/ao-lado.tsx'),
  folha: () => import('../features/ferias/folha.tsx'),
}

const afastamento = {
  tela: () => import('../features/afastamento/tela.tsx'),
  pagina: () => import('../features/afastamento/pagina.tsx'),
  folha: () => import('../features/afastamento/folha.tsx'),
}

const demissao = {
  tela: () => import('../features/demissao/tela.tsx'),
  pagina: () => import('../features/demissao/pagina.tsx'),
  aoLado: () => import('../features/demissao/ao-lado.tsx'),
  folha: () => import('../features/demissao/folha.tsx'),
}

/** Pages that every kind of process has: one that is declared and forgotten here does not compile. */
const dosProcessos = {
  admissao: { ...paginasDe(admissao), ...paginasDoFormulario(admissao) },
  promocao: paginasDe(promocao),
  remanejamento: paginasDe(remanejamento),
  ferias: paginasDe(ferias),
  afastamento: paginasDe(afastamento),
  demissao: paginasDe(demissao),
} satisfies Readonly<Record<TipoDeclarado, Readonly<Record<string, LoadPage>>>>

type ViewsDe<P> = { [A in keyof P & string]: `${A}.${keyof P[A] & string}` }[keyof P & string]

/** Pages of several areas, each under the name of its view: `ferias.listar`. */
const dasAreas = <P extends Readonly<Record<string, Readonly<Record<string, LoadPage>>>>>(areas: P) =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([area, paginas]) =>
      Object.entries(paginas).map(([view, load]) => [`${area}.${view}`, load]),
    ),
  ) as Readonly<Record<ViewsDe<P>, LoadPage>>

/**
 * The page of every view that is built, whatever the sector: a page knows its sector from the address. A view
 * that leaves `ainda` does not compile until it has its page here.
 */
export const pages: Readonly<Record<Pronta, LoadPage>> = {
  'setor.inicio': () => import('./InicioPage.tsx'),
  'setor.perfil': () =>
    import('../features/perfil/PerfilPage.tsx').then((m) => ({ Component: m.PerfilPage })),
  ...dasAreas(dosProcessos),
  'promocao.postos': () =>
    import('../features/promocao/coletiva/paginas.ts').then((m) => ({ Component: m.Postos })),
  'promocao.reajuste': () =>
    import('../features/promocao/coletiva/paginas.ts').then((m) => ({ Component: m.Reajuste })),
  'remanejamento.fim': () => import('../features/remanejamento/fim/FimPage.tsx'),
  'ferias.mapa': () => import('../features/ferias/mapa/MapaPage.tsx'),
  'ferias.coletivas': () => import('../features/ferias/coletivas/ColetivasPage.tsx'),
  'ferias.lote': paginaDoLote(ferias, () => import('../features/ferias/coletivas/LotePage.tsx')),
  'ferias.a-vencer': () => import('../features/ferias/a-vencer/ListarPage.tsx'),
  'ferias.planejamento': () => import('../features/ferias/planejamento/PlanosPage.tsx'),
  'ferias.plano': () => import('../features/ferias/planejamento/PlanoPage.tsx'),
  'colaborador.demitir': paginaDeAbertura(demissao),
  'colaborador.ver-demissao': () => import('../features/demissao/VagaPage.tsx'),
  'demissao.estabilidades': () => import('../features/demissao/estabilidades/ListarPage.tsx'),
  'colaborador.afastar': paginaDeAbertura(afastamento),
  'colaborador.marcar-ferias': paginaDeAbertura(ferias),
  'colaborador.promover': paginaDeAbertura(promocao),
  'colaborador.transferir': paginaDeAbertura(remanejamento),
  'colaborador.inicio': () => import('../features/colaborador/InicioPage.tsx'),
  'colaborador.visualizar': () => import('../features/colaborador/FichaPage.tsx'),
  'usuarios.listar': () => import('../features/usuarios/ListarPage.tsx'),
  'usuarios.novo': () => import('../features/usuarios/NovoPage.tsx'),
  'cadastros.inicio': () => import('../features/cadastros/InicioPage.tsx'),
  'cadastros.registro': () => import('../features/cadastros/CadastroPage.tsx'),
  'seguranca.inicio': () => import('../features/seguranca/SegurancaPage.tsx'),
  'privacidade.inicio': () => import('../features/privacidade/PrivacidadePage.tsx'),
  'privacidade.titular': () => import('../features/privacidade/TitularPage.tsx'),
  'rotinas.inicio': () => import('../features/rotinas/RotinasPage.tsx'),
  'integracoes.inicio': () => import('../features/integracoes/IntegracoesPage.tsx'),
  'integracoes.folha': () => import('../features/integracoes/folha/FolhaPage.tsx'),
  'importacao.importar': () => import('../features/importacao/ImportarPage.tsx'),
  'colaborador.listar': () =>
    import('../features/colaborador/ColaboradorList.tsx').then(({ ColaboradorList, warm }) => ({
      Component: ColaboradorList,
      warm,
    })),
  'comunicados.inicio': () => import('../features/avisos/comunicados/ComunicadosPage.tsx'),
  'calendario.inicio': () => import('../features/calendario/CalendarioPage.tsx'),
  'estoque.inicio': () => import('../features/estoque/EstoquePage.tsx'),
  'mensagens.inicio': () => import('../features/mensagens/MensagensPage.tsx'),
  'conversas.inicio': () => import('../features/conversas/ConversasPage.tsx'),
  'tarefas.inicio': () => import('../features/tarefas/TarefasPage.tsx'),
  'cobertura.inicio': () => import('../features/cobertura/CoberturaPage.tsx'),
  'setor.avisos': () =>
    import('../features/avisos/AvisosPage.tsx').then((m) => ({ Component: m.AvisosPage })),
  'setor.estatisticas': () => import('../features/estatisticas/EstatisticasPage.tsx'),
  'setor.relatorios': () => import('../features/relatorios/RelatoriosPage.tsx'),
  'contratos.novo': () => import('../features/contratos/novo/NovoPage.tsx'),
  'contratos.listar': () => import('../features/contratos/ListarPage.tsx'),
  'contratos.visualizar': () => import('../features/contratos/VisualizarPage.tsx'),
  'contratos.dossie': () => import('../features/contratos/dossie/DossiePage.tsx'),
}
