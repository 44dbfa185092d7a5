// What a leave asks for on a loaded company: npm run carga, then node scripts/run.mjs bench/afastamentos.ts [repetitions] [part of a name]
import { chamar, entrar, relatar, uma, type Cenario } from './medidor.ts'

interface Lista {
  readonly results: readonly { readonly id: number; readonly colaborador?: { readonly id: number } }[]
}

/** Three days from yesterday, and sixty of an illness: the second asks for every rule of INSS and of the exam. */
const certificados = (inicio: string, fim: string, fimLongo: string) => ({
  curto: { motivo: 'J-ATESTADO_MEDICO', inicio, fim, atestado: { registro: '1', emissao: inicio, dias: 3 } },
  longo: { motivo: '03', inicio, fim: fimLongo, atestado: { registro: '1', emissao: inicio } },
})

const diaDaqui = (dias: number): string =>
  Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: dias }).toString()

async function cenarios(): Promise<Cenario[]> {
  const [todos, sesmt, gestor] = await Promise.all(['administrador', 'sesmt', 'gestor'].map(entrar))
  const pessoas = (
    await chamar<Lista>('/api/colaborador/listar?situacao=ativo&porPagina=100&pagina=40', todos)
  ).results.map(({ id }) => id)
  const esperando = (await chamar<Lista>('/api/afastamento/listar?status=informado&porPagina=100', sesmt))
    .results
  const { curto, longo } = certificados(diaDaqui(-1), diaDaqui(1), diaDaqui(58))
  const verificar = (dados: object) => (vez: number) =>
    chamar('/api/afastamento/verificar', todos, { colaboradorId: uma(pessoas, vez), dados })
  const listar = (token: string | undefined, consulta: string) => () =>
    chamar(`/api/afastamento/listar?${consulta}`, token)
  return [
    {
      nome: 'form opens',
      alvoMs: 150,
      chamar: (vez) => chamar(`/api/afastamento/obter?colaborador=${uma(pessoas, vez)}`, todos),
    },
    { nome: 'verificar, three days', alvoMs: 60, chamar: verificar(curto) },
    { nome: 'verificar, sixty days', alvoMs: 60, chamar: verificar(longo) },
    { nome: 'list, all contracts', alvoMs: 80, chamar: listar(todos, 'pagina=1') },
    { nome: 'list, Gestor of twelve contracts', alvoMs: 80, chamar: listar(gestor, 'pagina=1') },
    { nome: 'list, what waits for Sesmt', alvoMs: 80, chamar: listar(sesmt, 'minhaVez=1') },
    { nome: 'list, about to end', alvoMs: 80, chamar: listar(sesmt, 'momento=a_vencer') },
    { nome: 'list, waiting for INSS', alvoMs: 80, chamar: listar(todos, 'momento=aguardando_inss') },
    { nome: 'tabs with counts', alvoMs: 80, chamar: () => chamar('/api/afastamento/momentos', sesmt) },
    {
      nome: 'tabs with counts, Gestor',
      alvoMs: 80,
      chamar: () => chamar('/api/afastamento/momentos', gestor),
    },
    {
      nome: 'record',
      alvoMs: 80,
      chamar: (vez) => chamar(`/api/afastamento/obter/${uma(esperando, vez).id}`, sesmt),
    },
    {
      nome: 'people who are away',
      alvoMs: 80,
      chamar: () => chamar('/api/colaborador/listar?situacao=afastado', todos),
    },
    { nome: 'people by situação', alvoMs: 80, chamar: () => chamar('/api/colaborador/contagens', todos) },
  ]
}

await relatar({
  arquivo: 'afastamentos',
  titulo: 'Leaves with 100.000 employees',
  sobre: 'where three people in ten had a leave and a few thousand are away today;',
  cenarios,
})
