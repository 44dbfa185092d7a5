import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Grupo } from '@rh/domain/setores/grupos'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { VALIDADE_DO_CODIGO_HORAS } from '@rh/domain/usuarios/codigo'
import type { Tx } from '../db/db.ts'
import { saveContratos, saveGrupos, saveHorarios } from '../modules/usuarios/acessos.ts'
import { hashSenha } from '../modules/auth/senha.ts'
import { isoDe } from '../clock.ts'
import { usuariosDemo } from './usuarios.ts'

// Users in every state that an administrator meets: besides the demo logins, nobody signs in as these.

interface DaCasa {
  readonly usuario: string
  readonly nome: string
  readonly email: string
  readonly grupos: readonly Grupo[]
  readonly horario?: keyof typeof modelosDeHorario
  readonly desativado?: { readonly dias: number; readonly motivo: string }
  readonly semSenha?: true
  readonly liberado?: { readonly horas: number; readonly motivo: string }
}

const email = (usuario: string): string => `${usuario}@alvorecer.example`

const daCasa: readonly DaCasa[] = [
  {
    usuario: 'rosana.prado',
    nome: 'Rosana Prado',
    email: email('rosana.prado'),
    grupos: ['Assistente Departamento Pessoal'],
    horario: 'comercial',
    semSenha: true,
  },
  {
    usuario: 'cintia.moraes',
    nome: 'Cíntia Moraes',
    email: email('cintia.moraes'),
    grupos: ['Assistente Departamento Pessoal'],
    horario: 'noturno_12x36',
    liberado: { horas: 9, motivo: 'Fechamento da folha do mês' },
  },
  // Registered from the sign-in page: the login is the e-mail, and there is no group yet.
  { usuario: email('amanda.rezende'), nome: 'Amanda Rezende', email: email('amanda.rezende'), grupos: [] },
  {
    usuario: 'luciana.farias',
    nome: 'Luciana Farias',
    email: email('luciana.farias'),
    grupos: ['Beneficio'],
    horario: 'comercial',
    desativado: { dias: 5, motivo: 'Transferida para a filial do Rio' },
  },
  {
    usuario: 'paulo.menezes',
    nome: 'Paulo Menezes',
    email: email('paulo.menezes'),
    grupos: ['Coordenador Operacional'],
    horario: 'comercial_sabado',
    desativado: { dias: 41, motivo: 'Desligado da empresa' },
  },
]

interface Palco {
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly senhaHash: string
  readonly agora: Temporal.Instant
}

export async function inserirUsuariosDaCasa(tx: Tx, palco: Palco): Promise<void> {
  for (const pessoa of daCasa) await inserir(tx, palco, pessoa)
  await assinar(tx, palco, 'usuário do encarregado')
  await inserirEncarregado(tx, palco)
  await inserirAcessos(tx, palco)
  await sql`select set_config('rh.usuario', '', true), set_config('rh.requisicao', 'demonstração', true)`.execute(
    tx,
  )
}

/** What follows was one save of the administrator, and is told so in the history of the user. */
const assinar = (tx: Tx, palco: Palco, requisicao: string) =>
  sql`select set_config('rh.usuario', ${String(administradorDe(palco))}, true),
             set_config('rh.requisicao', ${requisicao}, true)`.execute(tx)

const administradorDe = ({ usuarioIds }: Palco): number => usuarioIds['administrador'] ?? 0

/** A hash of something that nobody knows, as of who has not chosen a password yet. */
const hashDeNinguem = (): Promise<string> => hashSenha(randomBytes(32).toString('base64'))

async function inserir(tx: Tx, palco: Palco, pessoa: DaCasa): Promise<void> {
  const { usuario, nome, email: endereco, desativado, semSenha = false } = pessoa
  await assinar(tx, palco, `cadastro de ${usuario}`)
  const { id } = await tx
    .insertInto('usuario')
    .values({
      usuario,
      nome,
      email: endereco,
      senhaHash: semSenha ? await hashDeNinguem() : palco.senhaHash,
      trocaSenhaObrigatoria: semSenha,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveGrupos(tx, id, pessoa.grupos)
  if (pessoa.horario) await saveHorarios(tx, id, modelosDeHorario[pessoa.horario].horarios)
  if (semSenha) await inserirCodigo(tx, palco, id)
  await assinar(tx, palco, `acesso de ${usuario}`)
  if (desativado) await desativar(tx, palco, id, desativado)
  if (pessoa.liberado) await liberar(tx, palco, id, pessoa.liberado)
}

async function inserirCodigo(tx: Tx, palco: Palco, usuarioId: number): Promise<void> {
  const criadoEm = palco.agora.subtract({ hours: 3 })
  await tx
    .insertInto('codigoAcesso')
    .values({
      usuarioId,
      codigoHash: await hashDeNinguem(),
      criadoPor: administradorDe(palco),
      criadoEm: isoDe(criadoEm),
      expiraEm: isoDe(criadoEm.add({ hours: VALIDADE_DO_CODIGO_HORAS })),
    })
    .execute()
}

async function desativar(
  tx: Tx,
  palco: Palco,
  id: number,
  { dias, motivo }: NonNullable<DaCasa['desativado']>,
): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({
      ativo: false,
      desativadoEm: isoDe(palco.agora.subtract({ hours: 24 * dias })),
      desativadoPor: administradorDe(palco),
      desativadoMotivo: motivo,
    })
    .where('id', '=', id)
    .execute()
}

async function liberar(
  tx: Tx,
  palco: Palco,
  usuarioId: number,
  { horas, motivo }: NonNullable<DaCasa['liberado']>,
): Promise<void> {
  await tx
    .insertInto('liberacaoHorario')
    .values({
      usuarioId,
      ate: isoDe(palco.agora.add({ hours: horas })),
      motivo,
      concedidaPor: administradorDe(palco),
      criadaEm: isoDe(palco.agora.subtract({ hours: 1 })),
    })
    .execute()
}

/** An encarregado of the company, who signs in for the people of the own contract. */
async function inserirEncarregado(tx: Tx, palco: Palco): Promise<void> {
  const { rows } = await sql<{ vinculoId: number; nome: string; contratoId: number }>`
    select v.id as vinculo_id, pe.nome, ve.contrato_id
      from vinculo v join pessoa pe on pe.id = v.pessoa_id
      join vinculo_versao ve on ve.vinculo_id = v.id join cargo ca on ca.id = ve.cargo_id
     where v.data_desligamento is null and ca.titulo ilike 'encarregad%'
     order by v.id limit 1`.execute(tx)
  const [quem] = rows
  if (!quem) return
  const { id } = await tx
    .insertInto('usuario')
    .values({
      usuario: 'encarregado',
      nome: quem.nome,
      email: email('encarregado'),
      senhaHash: palco.senhaHash,
      vinculoId: quem.vinculoId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveGrupos(tx, id, ['Assistente Gestor'])
  await saveHorarios(tx, id, modelosDeHorario.diurno_12x36.horarios)
  await saveContratos(tx, id, [quem.contratoId])
}

const AGENTES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const

/** When each of the demo logins was here before, on days that everybody would believe. */
async function inserirAcessos(tx: Tx, { usuarioIds, agora }: Palco): Promise<void> {
  const presentes = usuariosDemo.filter(({ grupos, semanaInteira }) => semanaInteira && grupos.length > 0)
  const linhas = presentes.map(({ usuario }, i) => {
    const entrou = agora.subtract({ hours: 20 + i * 5 })
    return {
      id: sql<string>`gen_random_uuid()`,
      usuarioId: usuarioIds[usuario] ?? 0,
      criadaEm: isoDe(entrou),
      expiraEm: isoDe(entrou.add({ hours: 10 })),
      encerradaEm: isoDe(entrou.add({ hours: 7 })),
      ip: `10.20.${i % 4}.${30 + i}`,
      agente: AGENTES[i % AGENTES.length] ?? AGENTES[0],
    }
  })
  await tx.insertInto('sessao').values(linhas).execute()
}
