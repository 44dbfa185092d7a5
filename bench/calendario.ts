// The calendar on a loaded company: npm run carga, then node scripts/run.mjs bench/calendario.ts [repetitions] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

/** A month of who follows some contracts. */
const ALVO_MS = 80
/** The whole company at once, or a whole year: nobody waits for it at every turn of a page. */
const TODOS_MS = 300

const MESES = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']
const DIAS = { '02': 28 } as const
const mesDe = (vez: number): string => {
  const mes = uma(MESES, vez)
  const ultimo = DIAS[mes.slice(5) as keyof typeof DIAS] ?? 30
  return `de=${mes}-01&ate=${mes}-${ultimo}`
}
const diaDe = (vez: number): string => {
  const dia = `${uma(MESES, vez)}-${String(1 + ((vez * 7) % 28)).padStart(2, '0')}`
  return `de=${dia}&ate=${dia}`
}

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all(['administrador', 'gestor'].map(entrar))
  const { contratos } = await chamar<{ contratos: readonly { readonly value: number }[] }>(
    `/api/calendar?setor=rh&${mesDe(0)}`,
    todos,
  )
  const { caminho } = await chamar<{ caminho: string }>('/api/calendar/assinaturas', gestor, {
    setor: 'operacional',
    contratoId: null,
    tipos: [],
  })
  const doContrato = (vez: number): string => `contratoId=${uma(contratos, vez).value}`
  return [
    {
      nome: 'a month of a Gestor',
      alvoMs: ALVO_MS,
      chamar: (vez) => chamar(`/api/calendar?setor=operacional&${mesDe(vez)}`, gestor),
    },
    {
      nome: 'a day of a Gestor, person by person',
      alvoMs: ALVO_MS,
      chamar: (vez) => chamar(`/api/calendar/itens?setor=operacional&${diaDe(vez)}`, gestor),
    },
    {
      nome: 'an agenda of a Gestor',
      alvoMs: ALVO_MS,
      chamar: (vez) => chamar(`/api/calendar/itens?setor=operacional&${mesDe(vez)}`, gestor),
    },
    {
      nome: 'a month of one contract, Rh',
      alvoMs: ALVO_MS,
      chamar: (vez) => chamar(`/api/calendar?setor=rh&${mesDe(vez)}&${doContrato(vez)}`, todos),
    },
    {
      nome: 'a month of the company, Rh',
      alvoMs: TODOS_MS,
      chamar: (vez) => chamar(`/api/calendar?setor=rh&${mesDe(vez)}`, todos),
    },
    {
      nome: 'a day of the company, Rh',
      alvoMs: TODOS_MS,
      chamar: (vez) => chamar(`/api/calendar/itens?setor=rh&${diaDe(vez)}`, todos),
    },
    {
      nome: 'a year of a Gestor',
      alvoMs: TODOS_MS,
      chamar: () => chamar('/api/calendar?setor=operacional&de=2026-01-01&ate=2026-12-31', gestor),
    },
    {
      nome: 'a subscription of a Gestor',
      alvoMs: TODOS_MS,
      chamar: () => ler(caminho),
    },
  ]
}

/** What a program of a phone reads: text, not JSON. */
const ler = (caminho: string): Promise<unknown> =>
  chamar<unknown>(caminho).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
  })

await relatar({
  arquivo: 'calendario',
  titulo: 'The calendar with 100.000 employees',
  sobre: 'five years of vacations, leaves and processes,',
  cenarios,
})
