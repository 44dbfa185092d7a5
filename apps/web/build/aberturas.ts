import { isPronta, type Pronta } from '@rh/domain/setores/ainda'
import { tiposDeclarados, type TipoDeclarado } from '@rh/domain/processos/processos'
import type { SetorSlug } from '@rh/domain/setores/setores'

// What opens together: the one table from which the build makes its files, the document asks for them, and the budget
// weighs them.

/** A page that somebody opens by its address, or what joins it by itself. */
export interface Abertura {
  readonly nome: string
  /** Source files that are imported when it opens; each brings its static imports along. */
  readonly raizes: readonly string[]
  /**
   * Address without its sector and without numbers, as `colaborador/visualizar`; of a start page the sector. The
   * document asks for its files while the entry still arrives.
   */
  readonly endereco?: string
  /** How often it opens, against the others: what it does not need stays out of its files. */
  readonly peso: number
  /** Bytes of script, compressed, past which the build fails. */
  readonly limite?: number
}

/** Around every page of a signed-in person. */
const MOLDURA = [
  'src/layout/Shell.tsx',
  'src/app/pages.ts',
  'src/layout/BottomBar.tsx',
  'src/layout/MenuInfo.tsx',
  'src/lib/session/outras-abas.ts',
  'src/lib/session/inatividade.ts',
]

const REGISTRO = [...MOLDURA, 'src/features/processo/registro/VisualizarPage.tsx']

/** Asked for once the page of a signed-in person stands. */
export const DEPOIS = ['src/lib/api/socket.ts', 'src/lib/aparelho/ligar.ts']

type AreaComLista = { [V in Pronta]: V extends `${infer A}.listar` ? A : never }[Pronta]

const isComLista = (tipo: TipoDeclarado): tipo is TipoDeclarado & AreaComLista => isPronta(`${tipo}.listar`)

/** What the list of each area imports; one that is forgotten here does not compile. */
const listas: Readonly<Record<Exclude<AreaComLista, TipoDeclarado>, readonly string[]>> = {
  colaborador: ['src/features/colaborador/ColaboradorList.tsx'],
  contratos: ['src/features/contratos/ListarPage.tsx'],
  usuarios: ['src/features/usuarios/ListarPage.tsx'],
}

const dosProcessos = tiposDeclarados.filter(isComLista).flatMap((tipo): Abertura[] => {
  const parte = (arquivo: string): string => `src/features/${tipo}/${arquivo}.tsx`
  return [
    {
      nome: `lista ${tipo}`,
      raizes: [...MOLDURA, 'src/features/processo/lista/ListarPage.tsx', parte('tela')],
      endereco: `${tipo}/listar`,
      peso: 2,
      // Names of files are hashes: the same code weighs some bytes more or less after each change.
      limite: 254_000,
    },
    {
      nome: `registro ${tipo}`,
      raizes: [...REGISTRO, parte('tela'), parte('pagina')],
      endereco: `${tipo}/visualizar`,
      peso: tipo === 'admissao' ? 12 : 3,
      limite: tipo === 'admissao' ? 243_000 : 250_000,
    },
  ]
})

/** Fields of the pareceres of a kind, where they come by themselves. */
const comCampos = ['ferias', 'afastamento', 'demissao'] as const satisfies readonly TipoDeclarado[]

/** What a record brings by itself for the one who is asked for something. */
const doRegistro: readonly Abertura[] = [
  ...comCampos.map((tipo) => ({
    nome: `parecer ${tipo}`,
    raizes: [
      ...REGISTRO,
      `src/features/${tipo}/tela.tsx`,
      `src/features/${tipo}/pagina.tsx`,
      'src/features/processo/registro/ParecerAberto.tsx',
      `src/features/${tipo}/ParecerCampos.tsx`,
    ],
    peso: 2,
  })),
  {
    nome: 'documentos a conferir',
    raizes: [...REGISTRO, 'src/features/processo/anexos/conferencia/Conferencia.tsx'],
    peso: 3,
  },
]

/** What the start page of each sector shows besides what all of them do. */
const inicios: Readonly<Record<SetorSlug, readonly string[]>> = {
  rh: [
    'src/features/inicio/PrazosDoRh.tsx',
    'src/features/inicio/FeriasAVencer.tsx',
    'src/features/estatisticas/EntradasESaidas.tsx',
    'src/features/estatisticas/DiasPorEtapa.tsx',
    'src/features/demissao/estabilidades/Terminando.tsx',
  ],
  operacional: ['src/features/inicio/FeriasAVencer.tsx', 'src/features/estatisticas/EntradasESaidas.tsx'],
  admin: [
    'src/features/inicio/Copias.tsx',
    'src/features/inicio/Trilha.tsx',
    'src/features/estatisticas/EntradasESaidas.tsx',
  ],
  almoxarifado: ['src/features/inicio/Filas.tsx'],
  comercial: ['src/features/inicio/PrecosAPedir.tsx'],
  sesmt: ['src/features/inicio/Filas.tsx'],
  vagas: [],
  conferencia: ['src/features/demissao/APagar.tsx'],
}

/** Pages by what people open, the others by their own. */
export const aberturas: readonly Abertura[] = [
  {
    nome: 'login',
    raizes: ['src/features/auth/Login.tsx', 'src/lib/session/outras-abas.ts'],
    peso: 80,
    limite: 143_500,
  },
  { nome: 'moldura', raizes: MOLDURA, peso: 1 },
  { nome: 'depois', raizes: [...MOLDURA, ...DEPOIS], peso: 10 },
  ...Object.entries(inicios).map(([setor, blocos]) => ({
    nome: `início ${setor}`,
    raizes: [
      ...MOLDURA,
      'src/app/InicioPage.tsx',
      'src/features/tarefas/MinhasTarefas.tsx',
      'src/features/avisos/comunicados/Ultimos.tsx',
      ...blocos,
    ],
    endereco: setor,
    peso: 4,
    // That of Admin has the most code.
    limite: 230_000,
  })),
  ...Object.entries(listas).map(([area, raizes]) => ({
    nome: `lista ${area}`,
    raizes: [...MOLDURA, ...raizes],
    endereco: `${area}/listar`,
    peso: 7,
    limite: 240_000,
  })),
  {
    nome: 'ficha',
    raizes: [...MOLDURA, 'src/features/colaborador/FichaPage.tsx'],
    endereco: 'colaborador/visualizar',
    peso: 8,
    limite: 231_500,
  },
  ...dosProcessos,
  ...doRegistro,
]
