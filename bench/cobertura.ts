// The board of cover on a loaded company: npm run carga, then node scripts/run.mjs bench/cobertura.ts [repetitions] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

interface Quadro {
  readonly contratos: readonly { readonly value: number }[]
  readonly results: readonly {
    readonly id: number
    readonly dias: readonly {
      readonly data: string
      readonly buracos: readonly { readonly processoId: number | null; readonly cobertura: object | null }[]
    }[]
  }[]
}

/** The open holes of a page of the board, as whoever asks who can names them. */
const buracosDe = ({ results }: Quadro): string[] =>
  results.flatMap(({ id, dias }) =>
    dias.flatMap(({ data, buracos }) =>
      buracos
        .filter(({ cobertura }) => cobertura === null)
        .slice(0, 1)
        .map(
          ({ processoId }) =>
            `postoId=${id}&data=${data}${processoId === null ? '' : `&processoId=${processoId}`}`,
        ),
    ),
  )

async function cenarios(): Promise<Cenario[]> {
  const [todos, gestor] = await Promise.all(['administrador', 'gestor'].map(entrar))
  const quadro = (token: string | undefined, consulta: string) => () =>
    chamar(`/api/cobertura/quadro?${consulta}`, token)
  const deTodos = await chamar<Quadro>('/api/cobertura/quadro', todos)
  const [dele, tudo] = [buracosDe(await chamar<Quadro>('/api/cobertura/quadro', gestor)), buracosDe(deTodos)]
  const candidatos = (token: string | undefined, buracos: readonly string[]) => (vez: number) =>
    chamar(`/api/cobertura/candidatos?${uma(buracos, vez)}`, token)
  return [
    { nome: 'board, Gestor of twelve contracts', alvoMs: 80, chamar: quadro(gestor, 'pagina=1') },
    { nome: 'board, Gestor, by place', alvoMs: 80, chamar: quadro(gestor, 'ordem=local') },
    {
      nome: 'board, one contract',
      alvoMs: 80,
      chamar: (vez) => chamar(`/api/cobertura/quadro?contratoId=${uma(deTodos.contratos, vez).value}`, todos),
    },
    { nome: 'board, company', alvoMs: 150, chamar: quadro(todos, 'pagina=1') },
    { nome: 'board, company, page 40', alvoMs: 150, chamar: quadro(todos, 'pagina=40') },
    { nome: 'counts, Gestor', alvoMs: 80, chamar: () => chamar('/api/cobertura/resumo', gestor) },
    { nome: 'counts, company', alvoMs: 150, chamar: () => chamar('/api/cobertura/resumo', todos) },
    { nome: 'who can, Gestor', alvoMs: 150, chamar: candidatos(gestor, dele) },
    { nome: 'who can, company', alvoMs: 150, chamar: candidatos(todos, tudo) },
  ]
}

await relatar({
  arquivo: 'cobertura',
  titulo: 'Cover with 100.000 employees',
  sobre: 'where some thousands are away today and every fifth post has a free slot or two;',
  cenarios,
})
