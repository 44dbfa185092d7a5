// The statistics on a loaded company: npm run carga, then node scripts/run.mjs bench/estatisticas.ts [repetitions] [part of a name]
import { setorSlugs } from '../packages/domain/src/setores/setores.ts'
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

const ALVO_MS = 80
/** A page of a report with its totals over every row of the company. */
const RELATORIO_MS = 1000
/** A day that is over, of which the start pages, the board and the statistics are asked as well. */
const NO_DIA = '2026-06-30'

const dias = [
  ['', ''],
  [', as it was', `em=${NO_DIA}`],
] as const

interface Disponiveis {
  readonly results: readonly { readonly ano: number }[]
}

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all(['administrador', 'gestor'].map(entrar))
  const { results } = await chamar<Disponiveis>('/api/estatisticas/admissao_disponiveis', todos)
  const anos = results.map(({ ano }) => ano)
  const { contratos } = await chamar<{ contratos: readonly { readonly value: number }[] }>(
    '/api/estatisticas/rotatividade',
    todos,
  )
  const quem = [
    ['company', todos],
    ['Gestor', gestor],
  ] as const
  const caminhos = ['admissao_disponiveis', 'demissao_disponiveis', 'rotatividade', 'etapas', 'relatorioadm']
  const doInicio = ['prazos', 'vagas'].flatMap((bloco) =>
    dias.map(([quando, em]) => ({
      nome: `${bloco} of the start page${quando}, company`,
      alvoMs: ALVO_MS,
      chamar: () => chamar(`/api/inicio/${bloco}?${em}`, todos),
    })),
  )
  const listas = [
    ...['-vagas', 'vagas'].map((ordem) => ['contracts by vacant slots', `contratos/listar?ordenar=${ordem}`]),
    ['contracts by vacant slots, of a state', 'contratos/listar?ordenar=-vagas&uf=SP'],
    ['contracts by vacant slots, in force', 'contratos/listar?ordenar=-vagas&situacao=vigente'],
    ['situações of employees', 'colaborador/inicio'],
    ['board of cover', 'cobertura/quadro'],
    ['counts of cover', 'cobertura/resumo'],
    ['board of cover, as it was', `cobertura/quadro?em=${NO_DIA}`],
    ['vacations that become due', 'ferias/a-vencer'],
  ].map(([nome, caminho]) => ({
    nome: `${nome ?? ''}, company`,
    alvoMs: ALVO_MS,
    chamar: () => chamar(`/api/${caminho ?? ''}`, todos),
  }))
  const deCada = quem.flatMap(([nome, token]) => [
    ...(['admissao', 'demissao'] as const).map((tipo) => ({
      nome: `${tipo}, a year, ${nome}`,
      alvoMs: ALVO_MS,
      chamar: (vez: number) => chamar(`/api/estatisticas/${tipo}?ano=${uma(anos, vez)}`, token),
    })),
    ...caminhos.map((caminho) => ({
      nome: `${caminho}, ${nome}`,
      alvoMs: ALVO_MS,
      chamar: () => chamar(`/api/estatisticas/${caminho}`, token),
    })),
    {
      nome: `rotatividade, one contract, ${nome}`,
      alvoMs: ALVO_MS,
      chamar: (vez: number) =>
        chamar(`/api/estatisticas/rotatividade?contrato=${uma(contratos, vez).value}`, token),
    },
    {
      nome: `rotatividade, as it was, ${nome}`,
      alvoMs: ALVO_MS,
      chamar: () => chamar(`/api/estatisticas/rotatividade?em=${NO_DIA}`, token),
    },
    ...setorSlugs.flatMap((setor) =>
      dias.map(([quando, em]) => ({
        nome: `numbers of the start page of ${setor}${quando}, ${nome}`,
        alvoMs: ALVO_MS,
        chamar: () => chamar(`/api/inicio/numeros?setor=${setor}&${em}`, token),
      })),
    ),
    ...['rh', 'sesmt', 'operacional'].map((setor) => ({
      nome: `relatorioadm of ${setor}, ${nome}`,
      alvoMs: ALVO_MS,
      chamar: () => chamar(`/api/estatisticas/relatorioadm?setor=${setor}`, token),
    })),
  ])
  const relatorios = await chamar<{ results: readonly { readonly nome: string }[] }>(
    '/api/relatorios/listar?setor=rh',
    todos,
  )
  const dosRelatorios = relatorios.results.flatMap(({ nome }) =>
    dias.map(([quando, em]) => ({
      nome: `report ${nome}${quando}, company`,
      alvoMs: RELATORIO_MS,
      chamar: () => chamar(`/api/relatorios/${nome}?${em}`, todos),
    })),
  )
  // Figures are kept until written: each time of a day that nobody asked for yet.
  const passivo = {
    nome: 'report passivo of a day not asked for before, company',
    alvoMs: RELATORIO_MS,
    chamar: (vez: number) =>
      chamar(
        `/api/relatorios/passivo?em=${Temporal.PlainDate.from('2026-10-28').subtract({ days: vez }).toString()}`,
        todos,
      ),
  }
  return [...deCada, ...doInicio, ...listas, ...dosRelatorios, passivo]
}

await relatar({
  arquivo: 'estatisticas',
  titulo: 'Statistics with 100.000 employees and 60.000 admissions',
  sobre: 'five years of entries and exits,',
  cenarios,
})
