// What a vacation asks for on a loaded company: npm run carga, then node scripts/run.mjs bench/ferias.ts [repetitions] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

interface Aberto {
  readonly dados: { readonly periodoId?: number }
}
interface AVencer {
  readonly results: readonly { readonly colaboradorId: number }[]
  readonly contratos: readonly { readonly value: number }[]
}

/** Two fractions, as somebody types them: many months away, so that every rule has something to look at. */
const pedidoDe = (periodoId: number | undefined, vez: number) => ({
  periodoId,
  fracoes: [
    { inicio: `2027-0${(vez % 6) + 2}-08`, dias: 20 },
    { inicio: `2027-1${vez % 3}-04`, dias: 10 },
  ],
  concordancia: true,
})

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all(['administrador', 'gestor'].map(entrar))
  const fila = await chamar<AVencer>('/api/ferias/a-vencer?porPagina=100', todos)
  const pessoas = fila.results.map(({ colaboradorId }) => colaboradorId)
  const abrir = (vez: number) => chamar<Aberto>(`/api/ferias/obter?colaborador=${uma(pessoas, vez)}`, todos)
  const abertas = await Promise.all(pessoas.slice(0, 20).map((_, vez) => abrir(vez)))
  const aVencer = (token: string | undefined, consulta: string) => () =>
    chamar(`/api/ferias/a-vencer?${consulta}`, token)
  const mapa =
    (token: string | undefined, contratos: readonly { readonly value: number }[], mais = '') =>
    (vez: number) =>
      chamar(`/api/ferias/mapa?contratoId=${uma(contratos, vez).value}${mais}`, token)
  const dele = await chamar<AVencer>('/api/ferias/a-vencer', gestor)
  return [
    { nome: 'form opens', alvoMs: 150, chamar: abrir },
    {
      nome: 'verificar, two fractions',
      alvoMs: 60,
      chamar: (vez) =>
        chamar('/api/ferias/verificar', todos, {
          colaboradorId: uma(pessoas, vez % 20),
          dados: pedidoDe(uma(abertas, vez).dados.periodoId, vez),
        }),
    },
    { nome: 'a vencer, all contracts', alvoMs: 80, chamar: aVencer(todos, 'pagina=1') },
    { nome: 'a vencer, page 400', alvoMs: 80, chamar: aVencer(todos, 'pagina=400') },
    { nome: 'a vencer, already double', alvoMs: 80, chamar: aVencer(todos, 'faixa=em_dobro') },
    { nome: 'a vencer, by name', alvoMs: 80, chamar: aVencer(todos, 'busca=silva') },
    { nome: 'a vencer, one contract', alvoMs: 80, chamar: aVencer(todos, 'contratoId=100') },
    { nome: 'a vencer, Gestor of twelve contracts', alvoMs: 80, chamar: aVencer(gestor, 'pagina=1') },
    { nome: 'map of a contract', alvoMs: 80, chamar: mapa(todos, fila.contratos) },
    {
      nome: 'map, who has days to mark',
      alvoMs: 80,
      chamar: mapa(todos, fila.contratos, '&quem=por_marcar'),
    },
    { nome: 'map, Gestor of twelve contracts', alvoMs: 80, chamar: mapa(gestor, dele.contratos) },
  ]
}

await relatar({
  arquivo: 'ferias',
  titulo: 'Vacations with 100.000 employees',
  sobre: 'where a third of the people have a vacation approved within the year;',
  cenarios,
})
