import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import { writeAsSystem } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { pdfRecebido } from '../../../test/pdf.ts'
import { avisarAndamento } from '../avisos.ts'
import { abrirLink } from '../link.ts'

const l = abrirLoja()

const devolvido = async () => {
  l.loja.colorido = true
  const { id } = await l.abrir()
  await l.dar(id, l.calculista(), 'calculo')
  return l.mover(id, l.almoxarife(), 'devolver', {
    motivo: 'Outra cor',
    itens: [{ campo: 'cor', motivo: 'Não há verde' }],
  })
}

describe('a correction', () => {
  it('is saved by field, and asks again only the pareceres that look at what changed', async () => {
    const { id, versao } = await devolvido()
    expect(await l.obter(id, l.gestor())).toMatchObject({ editavel: true })
    const editado = await l.registroDe('PUT /editar', l.gestor(), {
      body: { id, versao, dados: { cor: 'vermelho' } },
    })
    expect(editado).toMatchObject({ dados: { cor: 'vermelho' } })
    const reenviado = await l.registroDe('POST /reenviar', l.gestor(), {
      body: { id, versao: editado.versao },
    })
    // The cálculo holds, and so its stage is done; the paint is asked for again.
    expect(reenviado).toMatchObject({
      status: 'em_conferencia',
      pareceres: expect.arrayContaining([
        expect.objectContaining({ nome: 'calculo', decisao: 'aprovado' }),
        expect.objectContaining({ nome: 'pintura', decisao: 'pendente' }),
      ]),
    })
    const envio = reenviado.eventos.find(({ nome }) => nome === 'reenviar')
    expect(envio?.mudancas).toEqual([{ campo: 'cor', de: 'verde', para: 'vermelho' }])
  })

  it('is nobody’s but of whoever asks, and only while it is with them', async () => {
    const { id, versao } = await devolvido()
    const editar = (ator: Ator, visto: number, alvo = id) =>
      l.chamar('PUT /editar', ator, { body: { id: alvo, versao: visto, dados: { cor: 'rosa' } } })
    expect(await recusa(editar(l.calculista(), versao))).toMatchObject({ codigo: 'transicao_invalida' })
    expect(await recusa(editar(l.gestor(), versao - 1))).toMatchObject({ codigo: 'versao_antiga' })
  })

  it('is reached by a link, which ends when the form is sent again', async () => {
    const { id, versao } = await devolvido()
    const { token } = (await l.chamar('POST /link', l.gestor(), { body: { id } })) as {
      token: string
    }
    const seguir = () => abrirLink({ ...l.rh.deps, tokens: l.tokens }, () => brinquedo, l.gestor(), token)
    expect(await seguir()).toEqual({ tipo: 'brinquedo', id, etapa: null, campo: 'cor' })
    await l.chamar('POST /reenviar', l.gestor(), { body: { id, versao } })
    expect(await recusa(seguir())).toMatchObject({ codigo: 'nao_encontrado' })
  })
})

describe('what comes with a process', () => {
  it('is said in comments, which change no version', async () => {
    const { id, versao } = await l.abrir()
    const dito = await l.chamar('POST /comentario', l.calculista(), {
      body: { id, texto: 'Já vi.', citados: [] },
    })
    expect(dito).toMatchObject({ versao, eventos: [{ tipo: 'criacao' }, { motivo: 'Já vi.' }] })
  })

  it('is sent as files and judged', async () => {
    const { id } = await l.abrir()
    const params = { params: { id } }
    const { itens } = (await l.chamar('GET /anexos/:id', l.gestor(), params)) as {
      itens: { tipoId: number; sensivel: boolean }[]
    }
    const tipoId = itens.find(({ sensivel }) => !sensivel)?.tipoId ?? 0
    const enviado = await l.chamar('POST /anexo', l.gestor(), {
      query: { brinquedoId: id, tipoId },
      arquivo: await pdfRecebido(),
    })
    const anexo = (enviado as { itens: { tipoId: number; arquivos: { id: number }[] }[] }).itens.find(
      (item) => item.tipoId === tipoId,
    )?.arquivos[0]
    const corpo = { body: { id: anexo?.id, versao: 1, decisao: 'aprovado' } }
    expect(await recusa(l.chamar('POST /anexo/avaliar', l.gestor(), corpo))).toMatchObject({
      codigo: 'transicao_invalida',
    })
    await l.chamar('POST /anexo/avaliar', l.calculista(), corpo)
    const depois = await l.chamar('GET /anexos/:id', l.gestor(), params)
    expect(depois).toMatchObject({
      itens: expect.arrayContaining([expect.objectContaining({ tipoId, estado: 'aprovado' })]),
    })
    const dele = { params: { id: anexo?.id ?? 0 } }
    expect(await recusa(l.chamar('GET /anexo/:id', l.almoxarife(), dele))).toMatchObject({
      codigo: 'nao_encontrado',
    })
  })

  it('is printed by whom the kind names, and kept', async () => {
    const { id } = await l.abrir()
    const corpo = { body: { brinquedoId: id, papel: 'etiqueta' } }
    expect(await l.chamar('POST /papel', l.gestor(), corpo)).toMatchObject({
      lista: { disponiveis: ['etiqueta'], emitidos: [{ papel: 'etiqueta' }] },
    })
    expect(await recusa(l.chamar('POST /papel', l.calculista(), corpo))).toMatchObject({
      codigo: 'transicao_invalida',
    })
  })
})

describe('what people are told', () => {
  /** To whom it was said since this was asked last, as what, and in which words. */
  const ditos = async (id: number) => {
    const { rows } = await sql<{ usuario: string; dito: string }>`
      with idas as (delete from notificacao where processo_id = ${id} returning *)
      select u.usuario, concat_ws(' ', n.assunto, n.icone, n.texto) as dito
        from idas n join usuario u on u.id = n.usuario_id order by 1, 2`.execute(l.rh.db)
    return Object.fromEntries(rows.map(({ usuario, dito }) => [usuario, dito]))
  }

  const quem = async (usuario: string, grupo: Grupo): Promise<Ator> => {
    const { rows } = await sql<{ id: number }>`select id from usuario where usuario = ${usuario}`.execute(
      l.rh.db,
    )
    return { ...l.pessoa(1, grupo), id: rows[0]?.id ?? 0 }
  }

  it('is who it is about and what is asked of each, and no move of their own', async () => {
    l.loja.colorido = true
    const [rescisao, coordenador] = [await quem('rescisao', 'Rescisao'), l.coordenador()]
    await l.darGrupos(l.calculista())
    const { id, numero } = await l.abrir()
    const { nome } = await l.rh.db
      .selectFrom('processoIndice')
      .select('nome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const seu = (status: string, icone = 'info') =>
      `andamento ${icone} ${nome} · Brinquedo ${numero}: ${status}`
    // Who asked is of a group that is asked as well.
    expect(await ditos(id)).toEqual({
      'coordenador.operacional': `vez info ${nome}: calcular`,
      rescisao: `vez info ${nome}: calcular`,
    })
    await l.dar(id, rescisao, 'calculo')
    expect(await ditos(id)).toEqual({
      administrador: seu('em conferência'),
      almoxarifado: `vez info ${nome}: pintar`,
      'coordenador.operacional': `vez info ${nome}: conferir`,
      sesmt: `vez info ${nome}: encaixotar`,
    })
    // Who calculated may not check as well, and is not asked to; whoever is asked for the same still is not told again.
    await l.dar(id, l.almoxarife(), 'pintura', { decisao: 'em_analise' })
    await l.dar(id, l.almoxarife(), 'pintura')
    expect(await ditos(id)).toEqual({})
    // What came back is with who asked, and nobody else’s.
    await l.mover(id, l.calculista(), 'devolver', { motivo: 'Outra cor' })
    expect(await ditos(id)).toEqual({ administrador: seu('devolvido', 'warning') })
    await l.mover(id, l.gestor(), 'reenviar')
    expect(Object.keys(await ditos(id))).toEqual(['coordenador.operacional', 'sesmt'])
    await l.mover(id, coordenador, 'cancelar', { motivo: 'Ninguém o quer' })
    expect(await ditos(id)).toEqual({ administrador: seu('cancelado') })
  })

  it('is the status alone to who asked, and nothing to who moved it, though the next move is theirs too', async () => {
    const [rescisao, outra] = [
      await quem('rescisao', 'Rescisao'),
      await quem('coordenador.operacional', 'Rescisao'),
    ]
    await l.darGrupos(l.calculista())
    const { id } = await l.abrir()
    await l.dar(id, rescisao, 'calculo')
    await ditos(id)
    await l.dar(id, outra, 'conferencia')
    expect(await ditos(id)).toEqual({
      administrador: expect.stringMatching(/^andamento success .*: pronto$/),
      almoxarifado: expect.stringMatching(/^vez info .*: guardar/),
      cadastro: expect.stringMatching(/^vez info .*: emprestar/),
      coordenador: expect.stringMatching(/^vez info .*: emprestar/),
      rescisao: expect.stringMatching(/^vez info .*: entregar/),
      sesmt: expect.stringMatching(/^vez info .*: encaixotar/),
    })
  })

  it('has the reason of the move, where the kind is not discreet', async () => {
    const { discreto: _calado, ...falante } = brinquedo
    const { id } = await l.abrir()
    await ditos(id)
    const { alertas, config } = l.rh.deps
    const processo = { ...(await l.ler(id)), status: 'entregue' }
    await writeAsSystem(l.rh.deps, 'teste', (work) =>
      avisarAndamento({ alertas, fuso: config.empresaFuso }, work, falante, processo, {
        autorId: null,
        motivo: 'Chegou a festa',
      }),
    )
    expect(Object.entries(await ditos(id))).toEqual([
      ['administrador', expect.stringMatching(/^andamento info .*: entregue – Chegou a festa$/)],
    ])
  })
})
