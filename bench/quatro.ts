// What asks for most of the database, by four people at a time: npm run carga, then node scripts/run.mjs bench/quatro.ts [repetitions of each person] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

const ALVO_MS = 80
/** A page of a report with its totals over every row of the company. */
const RELATORIO_MS = 1000
/** A day that is over long since, and one of this week, as far back as the loaded company has what was true by then. */
const NO_DIA = '2026-06-30'
const ONTEM = Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ days: 1 }).toString()

const caminhos = [
  'cobertura/quadro',
  'cobertura/resumo',
  `cobertura/quadro?em=${NO_DIA}`,
  'inicio/vagas',
  `inicio/vagas?em=${NO_DIA}`,
  'inicio',
  'setores/pendencias',
  'parabens',
  'colaborador/inicio',
  'contratos/listar?ordenar=-vagas',
  'estatisticas/rotatividade',
  `estatisticas/rotatividade?em=${NO_DIA}`,
  `inicio/prazos?em=${NO_DIA}`,
  'ferias/a-vencer',
  'ferias/a-vencer?pagina=400',
]
const relatorios = ['ferias-a-vencer', `ferias-a-vencer?em=${ONTEM}`, 'ausencias', 'custos']

async function cenarios(): Promise<Cenario[]> {
  const todos = await entrar('administrador')
  const gestor = await entrar('gestor')
  const { results } = await chamar<{ results: readonly { readonly ano: number }[] }>(
    '/api/estatisticas/admissao_disponiveis',
    todos,
  )
  const anos = results.map(({ ano }) => ano)
  return [
    ...caminhos.map((caminho) => ({
      nome: `${caminho}, company`,
      alvoMs: ALVO_MS,
      chamar: () => chamar(`/api/${caminho}`, todos),
    })),
    {
      nome: 'cobertura/quadro, Gestor',
      alvoMs: ALVO_MS,
      chamar: () => chamar('/api/cobertura/quadro', gestor),
    },
    {
      nome: 'estatisticas/admissao, a year, company',
      alvoMs: ALVO_MS,
      chamar: (vez) => chamar(`/api/estatisticas/admissao?ano=${uma(anos, vez)}`, todos),
    },
    ...relatorios.map((caminho) => ({
      nome: `relatorios/${caminho}, company`,
      alvoMs: RELATORIO_MS,
      chamar: () => chamar(`/api/relatorios/${caminho}`, todos),
    })),
    {
      // Figures are kept until written: each time of a day that nobody asked for yet.
      nome: 'relatorios/passivo of a day not asked for before, company',
      alvoMs: RELATORIO_MS,
      vezes: 2,
      chamar: (vez) =>
        chamar(`/api/relatorios/passivo?em=2026-08-${String(28 - vez).padStart(2, '0')}`, todos),
    },
  ]
}

await relatar({
  arquivo: 'quatro',
  titulo: 'What asks for most of the database, by four people at a time, with 100.000 employees',
  sobre: 'five years of entries and exits,',
  clientes: 4,
  cenarios,
})
