import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { pedida } from '../../test/promocoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { avisarPorEmail } from './avisar-por-email.ts'
import { correioSmtp } from '../../email/correio.ts'
import { AGORA } from '../../test/clock.ts'

const ORIGEM = 'https://rh.alvorecer.example'

interface Recebida {
  readonly para: string
  readonly assunto: string
  readonly texto: string
  readonly id: string
}
const recebidas: Recebida[] = []
/** Addresses that the mail server does not take. */
const recusados = new Set<string>()
let fora = false

/** Header and text as a mail program shows them. */
function readMensagem(bruta: string): Omit<Recebida, 'para'> {
  const [cabecalho = '', ...corpo] = bruta.split('\r\n\r\n')
  const campos = cabecalho.replaceAll(/\r\n\s+/g, ' ')
  const campo = (nome: string) => new RegExp(`^${nome}: (.*)$`, 'im').exec(campos)?.[1] ?? ''
  const bytes = (texto: string, sinal: string) =>
    Buffer.from(
      texto.replaceAll(new RegExp(`${sinal}([0-9A-F]{2})`, 'g'), (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
      'latin1',
    ).toString()
  const assunto = campo('Subject')
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, texto: string) => bytes(texto.replaceAll('_', ' '), '='))
  const texto = bytes(corpo.join('\r\n\r\n').replaceAll('=\r\n', ''), '=').replaceAll('\r\n', '\n')
  return { assunto, texto, id: campo('Message-ID') }
}

const servidor = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_, pronto) => pronto(fora ? Object.assign(new Error('Busy'), { responseCode: 421 }) : null),
  onRcptTo: ({ address }, _, pronto) =>
    pronto(recusados.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  onData(stream, { envelope }, pronto) {
    const partes: Buffer[] = []
    stream.on('data', (parte: Buffer) => partes.push(parte))
    stream.on('end', () => {
      const para = envelope.rcptTo.map(({ address }) => address).join()
      recebidas.push({ para, ...readMensagem(Buffer.concat(partes).toString()) })
      pronto()
    })
  },
})

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  await new Promise<void>((done) => servidor.listen(0, '127.0.0.1', done))
  const endereco = servidor.server.address()
  const porta = typeof endereco === 'object' && endereco ? endereco.port : 0
  rh = await createTestApp()
  rh.clock.irPara(AGORA)
  const smtp = { url: `smtp://127.0.0.1:${porta}`, remetente: 'rh@alvorecer.example', origem: ORIGEM }
  Object.assign(rh.deps, { correio: correioSmtp(smtp) })
  await abrirVagas(rh.db)
  await sql`update notificacao set lida_em = ${AGORA}`.execute(rh.db)
  operacional = await rh.as('coordenador.operacional')
})
afterEach(async () => {
  recebidas.length = 0
  recusados.clear()
  fora = false
  await sql`update notificacao set lida_em = ${AGORA} where lida_em is null`.execute(rh.db)
  rh.clock.irPara(AGORA)
})
afterAll(async () => {
  await rh[Symbol.asyncDispose]()
  await new Promise<void>((done) => servidor.close(done))
})

async function passarMinutos(minutos: number): Promise<void> {
  rh.clock.irPara(Temporal.Instant.from(AGORA).add({ minutes: minutos }).toString())
  await avisarPorEmail.executar(rh.deps)
}
const doLogin = (usuario: string) => recebidas.filter(({ para }) => para.startsWith(`${usuario}@`))

describe('a notification that nobody read', () => {
  it('leaves by e-mail after ten minutes, once, with what it is about and nothing that it says', async () => {
    const { id, numero } = await enviada(operacional)
    await passarMinutos(9)
    expect(recebidas).toEqual([])
    await Promise.all([passarMinutos(11), passarMinutos(11)])
    await passarMinutos(12)
    const [carta, ...mais] = doLogin('vagas')
    expect(mais).toEqual([])
    expect(carta?.assunto).toBe(`Admissão ${numero}: solicitada`)
    expect(carta?.texto).toContain(`${ORIGEM}/vagas/admissao/visualizar/${id}`)
    expect(carta?.texto).toMatch(/^Olá, /)
    expect(carta?.texto).not.toContain('Antônia')
    expect(carta?.id).toMatch(/^<[0-9a-f]{32}@rh\.alvorecer\.example>$/)
  })

  it('tells nothing of a process that the person does not see any more', async () => {
    const { id, numero } = await enviada(operacional)
    const contar = async () => {
      await sql`insert into notificacao (usuario_id, processo_id, icone, texto, criada_em, assunto)
        select u.id, ${id}, 'info', 'Antônia: há uma novidade', ${AGORA}, 'andamento' from usuario u
         where u.usuario = 'gestor'`.execute(rh.db)
      await passarMinutos(11)
      return doLogin('gestor').at(-1)
    }
    expect(await contar()).toMatchObject({ assunto: `Admissão ${numero}: solicitada` })
    await sql`delete from usuario_contrato uc using usuario u, processo p
      where u.id = uc.usuario_id and u.usuario = 'gestor' and p.id = ${id} and p.contrato_id = uc.contrato_id`.execute(
      rh.db,
    )
    const depois = await contar()
    expect(depois?.assunto).toBe('Há um aviso do sistema')
    expect(depois?.texto).not.toContain(numero)
  })

  it('tells nothing of a contract or an employee that the person does not see any more', async () => {
    const { rows } = await sql<{
      usuarioId: number
      contratoId: number
      numero: string
      vinculoId: number
      matricula: string
    }>`
      select u.id as usuario_id, c.id as contrato_id, c.numero, v.id as vinculo_id, v.matricula
        from usuario u
        join usuario_contrato uc on uc.usuario_id = u.id
        join contrato c on c.id = uc.contrato_id
        join colaborador_periodo cp on cp.contrato_id = c.id and cp.desde <= '2026-11-01' and cp.ate > '2026-12-01'
        join vinculo v on v.id = cp.vinculo_id
       where u.usuario = 'gestor' order by v.id limit 1`.execute(rh.db)
    const [dele] = rows
    if (!dele) throw new Error('The demo Gestor follows nobody')
    const { usuarioId, contratoId, numero, vinculoId, matricula } = dele
    const contar = async () => {
      await sql`insert into notificacao (usuario_id, contrato_id, vinculo_id, icone, texto, criada_em, assunto)
        values (${usuarioId}, ${contratoId}, null, 'info', 'O contrato termina', ${AGORA}, 'sistema'),
               (${usuarioId}, null, ${vinculoId}, 'info', 'A experiência termina', ${AGORA}, 'sistema')`.execute(
        rh.db,
      )
      await passarMinutos(11)
      return doLogin('gestor').at(-1)?.texto
    }
    const antes = await contar()
    expect(antes).toContain(`Contrato ${numero}: há um aviso`)
    expect(antes).toContain(`Matrícula ${matricula}: há um aviso`)
    const seguido = { usuarioId, contratoId }
    onTestFinished(async () => {
      await rh.db.insertInto('usuarioContrato').values(seguido).execute()
    })
    await rh.db
      .deleteFrom('usuarioContrato')
      .where('usuarioId', '=', usuarioId)
      .where('contratoId', '=', contratoId)
      .execute()
    const depois = await contar()
    expect(depois).toContain('Há um aviso do sistema')
    expect(depois).not.toMatch(/Contrato|Matrícula/)
  })

  it('stays in the system when it was read there, or is a day old', async () => {
    await enviada(operacional)
    await sql`update notificacao set lida_em = now() where lida_em is null
      and usuario_id = (select id from usuario where usuario = 'vagas')`.execute(rh.db)
    await passarMinutos(24 * 60 + 1)
    expect(recebidas).toEqual([])
    await passarMinutos(11)
    expect(doLogin('vagas')).toEqual([])
  })

  it('comes with the others in one message, a line for each process', async () => {
    const [uma, outra] = [await enviada(operacional), await enviada(operacional)]
    await passarMinutos(11)
    const [carta] = doLogin('vagas')
    expect(carta?.assunto).toBe('2 avisos que você ainda não leu')
    expect(carta?.texto).toContain(`- Admissão ${uma.numero}: solicitada`)
    expect(carta?.texto).toContain(`- Admissão ${outra.numero}: solicitada`)
  })

  it('of a return has the link that opens what must be corrected, and not the reason', async () => {
    const { id, versao } = await enviada(operacional)
    const vagas = await rh.as('vagas')
    await vagas.call('POST /api/admissao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'O posto pedido é outro',
        itens: [{ etapa: 'vaga', campo: 'postoId', motivo: 'Confira o posto' }],
      },
    })
    await passarMinutos(11)
    const [carta] = doLogin('coordenador.operacional')
    expect(carta?.texto).toContain('Corrija por este link, que vale até 23/11/2026')
    expect(carta?.texto).not.toContain('O posto pedido é outro')
    const token = /\/operacional\/admissao\/editar\/(\S+)/.exec(carta?.texto ?? '')?.[1] ?? ''
    expect(await operacional.call('POST /api/jwt', { body: { token } })).toEqual({
      tipo: 'admissao',
      id,
      etapa: 'vaga',
      campo: 'postoId',
    })
  })

  it('of a returned sheet leads to its correction on the record itself', async () => {
    const { registro } = await pedida(rh, await rh.as('gestor'))
    const { id, versao } = registro
    await (
      await rh.as('cadastro')
    ).call('POST /api/promocao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Falta dizer o que mudou' },
    })
    await passarMinutos(11)
    expect(doLogin('gestor').at(-1)?.texto).toContain(`/operacional/promocao/visualizar/${id}?corrigir=1`)
    const { results } = await (await rh.as('gestor')).call('GET /api/notificacoes/listar', { query: {} })
    expect(results[0]?.processo).toMatchObject({ tipo: 'promocao', id, corrigir: true })
  })

  it('stays in the system where the person switched its kind off, and the others leave', async () => {
    const vagas = await rh.as('vagas')
    const { ajustes } = await vagas.call('GET /api/notificacoes/ajustes')
    const salvar = (email: Partial<typeof ajustes.email>) =>
      vagas.call('PUT /api/notificacoes/ajustes', {
        body: { ...ajustes, email: { ...ajustes.email, ...email } },
      })
    await salvar({ vez: false })
    const { id, numero } = await enviada(operacional)
    await passarMinutos(11)
    expect(doLogin('vagas')).toEqual([])
    await sql`insert into notificacao (usuario_id, processo_id, icone, texto, criada_em, assunto)
      select id, ${id}, 'info', 'Comentário', ${AGORA}, 'andamento' from usuario where usuario = 'vagas'`.execute(
      rh.db,
    )
    await passarMinutos(12)
    expect(doLogin('vagas').map(({ assunto }) => assunto)).toEqual([`Admissão ${numero}: solicitada`])
    await salvar({})
  })

  it('waits for the end of the person’s silence, however long, and nothing of it is lost', async () => {
    const vagas = await rh.as('vagas')
    const { ajustes } = await vagas.call('GET /api/notificacoes/ajustes')
    const silencio = { horas: { de: '19:00', ate: '08:00' }, folgas: true }
    await vagas.call('PUT /api/notificacoes/ajustes', { body: { ...ajustes, ...silencio } })
    const { id, numero } = await enviada(operacional)
    const minutosAte = (local: string): number =>
      Temporal.Instant.from(AGORA)
        .until(Temporal.PlainDateTime.from(local).toZonedDateTime(rh.deps.config.empresaFuso).toInstant())
        .total({ unit: 'minutes' })
    // Saturday evening: its message is 36 hours old before it may leave, on Monday.
    const noSabado = Temporal.Instant.from(AGORA).add({ minutes: minutosAte('2026-11-21T20:00') })
    await sql`update notificacao set criada_em = ${noSabado.toString()} where processo_id = ${id}`.execute(
      rh.db,
    )
    for (const local of ['2026-11-21T20:11', '2026-11-22T12:00', '2026-11-23T07:59']) {
      await passarMinutos(minutosAte(local))
      expect(doLogin('vagas')).toEqual([])
    }
    await passarMinutos(minutosAte('2026-11-23T08:00'))
    expect(doLogin('vagas').map(({ assunto }) => assunto)).toEqual([`Admissão ${numero}: solicitada`])
    rh.clock.irPara(AGORA)
    await vagas.call('PUT /api/notificacoes/ajustes', { body: ajustes })
  })

  it('waits while the mail server is away', async () => {
    await enviada(operacional)
    fora = true
    await expect(passarMinutos(11)).rejects.toThrow(/messages were not sent/)
    expect(recebidas).toEqual([])
    fora = false
    await passarMinutos(12)
    expect(doLogin('vagas')).toHaveLength(1)
  })

  it('is given up, and reported, where the address is refused; the others get theirs', async () => {
    const { rows } = await sql<{ email: string }>`
      select email from usuario where usuario = 'vagas'`.execute(rh.db)
    recusados.add(rows[0]?.email ?? '')
    const { id, versao } = await enviada(operacional)
    const vagas = await rh.as('vagas')
    await vagas.call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'vaga', decisao: 'aprovado', dados: {} },
    })
    await expect(passarMinutos(11)).rejects.toThrow(/^1 messages were not sent/)
    expect(doLogin('sesmt')).toHaveLength(1)
    await passarMinutos(12)
    expect(recebidas.every(({ para }) => !para.startsWith('vagas@'))).toBe(true)
  })
})
