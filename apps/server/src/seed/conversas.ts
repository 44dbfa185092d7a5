import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isoDe } from '../clock.ts'
import type { Tx } from '../db/db.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly usuarioIds: Readonly<Record<string, number>>
}

interface Cena {
  /** Of a group; two people alone have none. */
  readonly nome?: string
  readonly pessoas: readonly string[]
  /** Who said what, so many minutes ago. */
  readonly ditas: readonly (readonly [quem: string, minutos: number, texto: string])[]
  /** So many of the last were not read by the others yet. */
  readonly porLer: number
}

const DIA = 24 * 60

const cenas: readonly Cena[] = [
  {
    nome: 'Admissões da semana',
    pessoas: ['coordenador.operacional', 'cadastro', 'vagas', 'sesmt', 'almoxarifado'],
    porLer: 2,
    ditas: [
      ['coordenador.operacional', DIA + 190, 'Bom dia! Na segunda entram três pessoas no hospital.'],
      ['sesmt', DIA + 170, 'Exames marcados para quinta, às 9h. Levem o documento com foto.'],
      ['almoxarifado', DIA + 150, 'Preciso dos tamanhos até amanhã para separar os uniformes.'],
      ['coordenador.operacional', DIA + 140, 'Mando hoje no fim da tarde.'],
      ['vagas', 95, 'As três vagas estão confirmadas.'],
      ['cadastro', 80, 'Falta a certidão de uma delas. O resto está completo.'],
      ['coordenador.operacional', 42, 'Os tamanhos: P, M e G, calçados 36, 38 e 41.'],
      ['almoxarifado', 35, 'Obrigado, deixo separado na sala da entrada.'],
    ],
  },
  {
    pessoas: ['coordenador.operacional', 'gestor'],
    porLer: 1,
    ditas: [
      ['gestor', DIA + 60, 'A cobertura de sábado ficou certa?'],
      ['coordenador.operacional', DIA + 50, 'Sim, os dois postos têm quem cubra.'],
      ['gestor', 25, 'Ótimo. O cliente pediu para chegarem 15 minutos antes.'],
    ],
  },
  {
    pessoas: ['gerente.rh', 'coordenador'],
    porLer: 0,
    ditas: [
      ['gerente.rh', 2 * DIA, 'Consegue fechar as férias de dezembro até quarta?'],
      ['coordenador', 2 * DIA - 20, 'Consigo. Duas ainda esperam a contagem das faltas.'],
    ],
  },
]

/** A few conversations, so that the page shows what it is for. */
export async function inserirConversas(tx: Tx, palco: Palco): Promise<void> {
  for (const cena of cenas) await inserirCena(tx, cena, palco)
}

async function inserirCena(tx: Tx, { nome, pessoas, ditas, porLer }: Cena, { agora, usuarioIds }: Palco) {
  const idDe = (login: string): number => {
    const id = usuarioIds[login]
    if (id === undefined) throw new Error(`The demo has no ${login}`)
    return id
  }
  const ha = (minutos: number): string => isoDe(agora.subtract({ minutes: minutos }))
  const [primeira = '', segunda = ''] = pessoas
  const par = [idDe(primeira), idDe(segunda)].toSorted((a, b) => a - b)
  const inicio = ha((ditas[0]?.[1] ?? 0) + 5)
  const { id } = await tx
    .insertInto('conversa')
    .values({
      ...(nome === undefined
        ? { tipo: 'direta', menorId: par[0] ?? null, maiorId: par[1] ?? null }
        : { tipo: 'grupo', nome }),
      criadaPor: idDe(primeira),
      criadaEm: inicio,
      revisao: ditas.length,
      ultimaEm: ha(ditas.at(-1)?.[1] ?? 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('conversaParticipante')
    .values(
      pessoas.map((login, i) => ({
        conversaId: id,
        usuarioId: idDe(login),
        administra: nome !== undefined && i === 0,
        entrouEm: inicio,
      })),
    )
    .execute()
  const mensagens = await tx
    .insertInto('mensagem')
    .values(
      ditas.map(([quem, minutos, texto], i) => ({
        conversaId: id,
        revisao: i + 1,
        autorId: idDe(quem),
        chave: randomUUID(),
        texto,
        enviadaEm: ha(minutos),
      })),
    )
    .returning('id')
    .execute()
  const lidas = mensagens.at(-1 - porLer)?.id ?? 0
  // Who wrote last had read what came before.
  await sql`update conversa_participante p set lida_ate = greatest(${lidas}::bigint, (
      select max(m.id) from mensagem m where m.conversa_id = p.conversa_id and m.autor_id = p.usuario_id))
    where p.conversa_id = ${id}`.execute(tx)
}
