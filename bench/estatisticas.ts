// The statistics on a loaded company: npm run carga, then node scripts/run.mjs bench/estatisticas.ts [repetitions] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

const ALVO_MS = 80
/** Blocks of a start page, each of which loads by itself. */
const INICIO_MS = 150
/** A page of a report with its totals over every row of the company. */
const RELATORIO_MS = 1000

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
  const doInicio = ['prazos', 'vagas'].map((bloco) => ({
    nome: `${bloco} of the start page, company`,
    alvoMs: INICIO_MS,
    chamar: () => chamar(`/api/inicio/${bloco}`, todos),
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
    ...['rh', 'operacional', 'vagas', 'comercial'].map((setor) => ({
      nome: `numbers of the start page of ${setor}, ${nome}`,
      alvoMs: INICIO_MS,
      chamar: () => chamar(`/api/inicio/numeros?setor=${setor}`, token),
    })),
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
    [
      ['', ''],
      [', as it was', '?em=2026-06-30'],
    ].map(([quando = '', consulta = '']) => ({
      nome: `report ${nome}${quando}, company`,
      alvoMs: RELATORIO_MS,
      chamar: () => chamar(`/api/relatorios/${nome}${consulta}`, todos),
    })),
  )
  return [...deCada, ...doInicio, ...dosRelatorios]
}

await relatar({
  arquivo: 'estatisticas',
  titulo: 'Statistics with 100.000 employees and 60.000 admissions',
  sobre: 'five years of entries and exits,',
  cenarios,
})
