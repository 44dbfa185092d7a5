import { sql, type RawBuilder } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { departamentoPessoal, sesmt } from '@rh/domain/processos/afastamento/quem'
import { isMotivoDeAfastamento, motivoOf } from '@rh/domain/regras/afastamento/motivos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import { avisarAntes } from '../../jobs/avisar-antes.ts'
import type { Tarefa } from '../../tarefa.ts'

// What somebody is reminded of while a leave runs. None of it says why the person is away.

interface Caso {
  /** The process. */
  readonly id: number
  readonly numero: string
  readonly nome: string
  readonly motivo: string
  readonly contratoId: number | null
  readonly inicio: string
  /** The day that the reminder is about. */
  readonly fim: string
}

interface Lembrete {
  readonly assunto: string
  readonly titulo: string
  readonly cron: string
  readonly antecedencias: readonly number[]
  /** The day of `afastamento af` that it is about, and which leaves have one; both from today on. */
  readonly dia: (hoje: string) => RawBuilder<unknown>
  readonly onde: (hoje: string) => RawBuilder<unknown>
  readonly grupos: (caso: Caso) => readonly Grupo[]
  readonly texto: (quem: string, quando: string, caso: Caso) => string
}

const quemHomologa = ({ motivo }: Caso): readonly Grupo[] =>
  isMotivoDeAfastamento(motivo) && motivoOf(motivo).homologa === 'departamento_pessoal'
    ? departamentoPessoal.filter((grupo) => grupo !== 'Administrador')
    : sesmt

/** Who knows the place of the person: of the scoped groups, those of the contract. */
const DO_CONTRATO = ['Gestor', 'Assistente Gestor'] as const satisfies readonly Grupo[]

const lembretes: readonly Lembrete[] = [
  {
    assunto: 'fim',
    titulo: 'Lembretes do fim de afastamentos',
    cron: '35 6 * * *',
    antecedencias: [7, 1],
    dia: () => sql`af.fim`,
    // A few days come and go: a reminder of each would be read by nobody.
    onde: () => sql`af.vigente and af.exame_desde is null and af.fim >= af.inicio + 14`,
    grupos: (caso) => [...quemHomologa(caso), ...DO_CONTRATO],
    texto: (quem, quando) => `${quem} termina ${quando}. Se houver novo atestado, prorrogue.`,
  },
  {
    assunto: 'exame',
    titulo: 'Lembretes do exame de retorno',
    cron: '36 6 * * *',
    antecedencias: [7, 1],
    dia: () => sql`coalesce(af.inss_cessacao, af.fim)`,
    onde: () => sql`af.vigente and coalesce(af.inss_cessacao, af.fim) >= af.exame_desde
      and af.exame_resultado is distinct from 'apto'`,
    grupos: () => sesmt,
    texto: (quem, quando) => `${quem} termina ${quando}: convoque para o exame de retorno.`,
  },
  {
    assunto: 'cat',
    titulo: 'Lembretes do prazo da CAT',
    cron: '37 6 * * *',
    antecedencias: [1, 0],
    dia: () => sql`af.cat_ate`,
    onde: () => sql`p.status not in ('recusado', 'cancelado')`,
    grupos: () => sesmt,
    texto: (quem, quando) => `${quem}: o prazo da CAT termina ${quando}.`,
  },
  {
    assunto: 's2230',
    titulo: 'Lembretes do prazo do S-2230',
    cron: '38 6 * * *',
    antecedencias: [3, 0],
    dia: () => sql`af.s2230_ate`,
    onde: () => sql`p.status in ('homologado', 'encerrado')`,
    grupos: () => ['Cadastro', 'Assistente Departamento Pessoal'],
    texto: (quem, quando) => `${quem}: o prazo do S-2230 termina ${quando}.`,
  },
  {
    assunto: 'semana',
    titulo: 'Lembretes de afastamentos sem data de volta',
    cron: '39 6 * * *',
    antecedencias: [0],
    dia: (hoje) => sql`${hoje}::date`,
    // The last week that somebody heard of counts: a day on which the system was off is made up for.
    onde: (hoje) => sql`af.vigente and af.fim is null and af.inicio <= ${hoje}::date - 7
      and not exists (select from afastamento_aviso av where av.processo_id = af.processo_id
                         and av.assunto = 'semana' and av.fim > ${hoje}::date - 7)`,
    grupos: (caso) => [...quemHomologa(caso), ...DO_CONTRATO],
    texto: (quem, _, { inicio }) =>
      `${quem} segue sem data de volta desde ${formatData(inicio)}: confira e registre o que mudou.`,
  },
]

const findCasos = async (tx: Tx, { dia, onde }: Lembrete, hoje: string, dias: number): Promise<Caso[]> => {
  const { rows } = await sql<Caso>`
    select p.id, p.numero, coalesce(pe.nome_social, pe.nome) as nome, af.motivo, p.contrato_id, af.inicio::text as inicio,
           (${dia(hoje)})::text as fim
      from afastamento af
      join processo p on p.id = af.processo_id
      join vinculo v on v.id = af.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where ${dia(hoje)} between ${hoje}::date and ${hoje}::date + ${dias}::int and ${onde(hoje)}
     order by ${dia(hoje)}, p.id`.execute(tx)
  return rows
}

/** Many leaves are of one contract and one sector: who follows them is asked once. */
const pessoasDe =
  ({ grupos }: Lembrete) =>
  (tx: Tx) => {
    const lidas = new Map<string, Promise<number[]>>()
    return (caso: Caso) => {
      const quem = grupos(caso)
      const chave = `${String(caso.contratoId)} ${quem.join()}`
      const pessoas = lidas.get(chave) ?? pessoasDosGrupos(tx, quem, [caso.contratoId])
      lidas.set(chave, pessoas)
      return pessoas
    }
  }

const tarefaDe = (lembrete: Lembrete): Tarefa =>
  avisarAntes<Caso>({
    nome: `afastamento.lembrar-${lembrete.assunto}`,
    titulo: lembrete.titulo,
    cron: lembrete.cron,
    antecedencias: async () => lembrete.antecedencias,
    terminam: (tx, hoje, dias) => findCasos(tx, lembrete, hoje, dias),
    marcas: { tabela: 'afastamentoAviso', registro: 'processoId', fim: 'fim', assunto: lembrete.assunto },
    destinatarios: pessoasDe(lembrete),
    texto: (caso, quando) => lembrete.texto(`Afastamento ${caso.numero} de ${caso.nome}`, quando, caso),
  })

/** The tasks that remind of ends, exams, deadlines of law, and every week of leaves without an end. */
export const lembretesDoAfastamento: readonly Tarefa[] = lembretes.map(tarefaDe)
