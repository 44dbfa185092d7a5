import { describe, expect, it } from 'vitest'
import { isDispensavel } from '@rh/domain/processo/anexos'
import type { Ator } from '../../../http/ator.ts'
import { anexosDa, recusada } from '../../../test/anexos-da-loja.ts'
import { abrirLoja } from '../../../test/loja.ts'

const l = abrirLoja()
const { chamar, lista, enviar, comAnexos, avaliar, recusar, remover, dispensar } = anexosDa(l)

const desfazer = (id: number, versao: number, quem = l.calculista()) =>
  chamar('POST /anexo/desfazer', quem, { body: { id, versao } })

describe('the decision about a file', () => {
  it('says who was first, what they decided and when, on the clock of the company', async () => {
    const { anexoId, arquivo } = await comAnexos()
    for (const [versao, decidir, verbo] of [
      [1, avaliar, 'aprovou'],
      [2, recusar, 'recusou'],
    ] as const) {
      await decidir(anexoId, versao)
      const feita = await arquivo()
      const dita = {
        codigo: 'versao_antiga',
        mensagem: `${feita?.avaliadoPor} ${verbo} este documento em 20/11/2026, às 22:00.`,
        acao: 'Veja a decisão antes de mudar.',
      }
      expect(feita).toMatchObject({ versao: versao + 1, avaliadoPor: expect.any(String) })
      expect(await recusada(avaliar(anexoId, versao, {}, l.conferente()))).toEqual(dita)
      expect(await recusada(desfazer(anexoId, versao))).toEqual(dita)
    }
  })

  it('says that the one before was taken back', async () => {
    const { anexoId } = await comAnexos()
    await avaliar(anexoId, 1)
    await desfazer(anexoId, 2)
    expect(await recusada(avaliar(anexoId, 2))).toEqual({
      codigo: 'versao_antiga',
      mensagem: 'A decisão deste documento foi desfeita por outra pessoa.',
      acao: 'Veja como o documento está agora.',
    })
  })

  it('is none about a file that was taken out, seen before or after', async () => {
    const { anexoId } = await comAnexos()
    await remover(anexoId)
    const mensagem = 'Este arquivo não está mais na lista.'
    expect(await recusada(avaliar(anexoId, 1))).toEqual({
      codigo: 'versao_antiga',
      mensagem,
      acao: 'Veja como o documento está agora.',
    })
    expect(await recusada(avaliar(anexoId, 2))).toEqual({ codigo: 'transicao_invalida', mensagem })
  })

  it('is none about a file that was refused, once another came in its place', async () => {
    const { id, anexoId, tipoIds } = await comAnexos()
    await recusar(anexoId, 1)
    await enviar(id, tipoIds[0] ?? 0)
    expect(await recusada(avaliar(anexoId, 2))).toEqual({
      codigo: 'versao_antiga',
      mensagem: 'Este arquivo não está mais na lista.',
      acao: 'Veja como o documento está agora.',
    })
  })

  it('needs a mark or a word where it refuses', async () => {
    const { anexoId, arquivo } = await comAnexos()
    const sem = { decisao: 'reprovado', campos: [], arquivo: [] }
    expect(await recusada(avaliar(anexoId, 1, sem))).toEqual({
      codigo: 'validacao',
      campos: { motivo: 'Marque o que não confere ou escreva o motivo' },
    })
    const alheio = { ...sem, campos: [{ etapa: 'folha', campo: 'cor' }] }
    expect(await recusada(avaliar(anexoId, 1, alheio))).toEqual({
      codigo: 'validacao',
      campos: { campos: 'Marque só o que este documento prova' },
    })
    await avaliar(anexoId, 1, { ...sem, motivo: 'Envie a segunda via' })
    expect(await arquivo()).toMatchObject({ motivo: 'Envie a segunda via.', recusa: null })
    await recusar(anexoId, 2)
    expect(await arquivo()).toMatchObject({ recusa: { campos: [], arquivo: ['ilegivel'] } })
    await avaliar(anexoId, 3)
    expect(await arquivo()).toMatchObject({ estado: 'aprovado', motivo: null, recusa: null, versao: 4 })
  })

  it('is taken back by nobody but who made it, where there is one', async () => {
    const { anexoId, arquivo } = await comAnexos()
    expect(await recusada(desfazer(anexoId, 1))).toEqual({
      codigo: 'transicao_invalida',
      mensagem: 'Não há decisão a desfazer neste documento.',
    })
    await recusar(anexoId, 1)
    expect(await recusada(desfazer(anexoId, 2, l.conferente()))).toEqual({
      codigo: 'transicao_invalida',
      mensagem: 'Só quem decidiu desfaz a decisão.',
    })
    await desfazer(anexoId, 2)
    expect(await arquivo()).toMatchObject({
      estado: 'enviado',
      motivo: null,
      recusa: null,
      avaliadoPor: null,
      avaliadoEm: null,
      versao: 3,
    })
  })

  it('is no longer taken back once the sector spoke on all of them', async () => {
    const { id, anexoId } = await comAnexos()
    await avaliar(anexoId, 1)
    await l.dar(id, l.calculista(), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    expect(await recusada(desfazer(anexoId, 2))).toEqual({
      codigo: 'transicao_invalida',
      mensagem: 'O setor já deu a palavra sobre os documentos.',
      acao: 'Decida o documento de novo, com o motivo.',
    })
  })

  it('is the reviewers’ while the process is open, and nobody’s once it has ended', async () => {
    const { id, anexoId, tipoIds } = await comAnexos()
    const pendente = (await lista(id)).find(({ estado, sensivel }) => estado === 'pendente' && !sensivel)
    const nega = { codigo: 'transicao_invalida', mensagem: 'Este processo já foi encerrado.' }
    const tentar = async (quem: Ator) => [
      await recusada(avaliar(anexoId, 1, {}, quem)),
      await recusada(desfazer(anexoId, 1, quem)),
      await recusada(dispensar(id, [pendente?.tipoId ?? 0], quem)),
    ]
    expect(await tentar(l.gestor())).toEqual([nega, nega, nega])
    await l.mover(id, l.coordenador(), 'cancelar')
    expect(await tentar(l.calculista())).toEqual([nega, nega, nega])
    expect((await lista(id)).find(({ tipoId }) => tipoId === tipoIds[0])?.estado).toBe('enviado')
  })
})

describe('documents that are waived', () => {
  it('are those that did not come or were refused, each with its reason, and a refused file leaves', async () => {
    const { id, anexoId, tipoIds } = await comAnexos(2)
    await recusar(anexoId, 1)
    const itens = await lista(id)
    const [recusado = 0, enviado = 0] = tipoIds
    const pendente = itens.find((um) => um.estado === 'pendente' && isDispensavel(um))?.tipoId ?? 0
    const nega = {
      codigo: 'validacao',
      campos: { dispensas: 'Só se dispensa o que está pendente ou recusado' },
    }
    expect(await recusada(dispensar(id, [pendente, enviado]))).toEqual(nega)
    expect(await recusada(dispensar(id, [pendente, pendente]))).toEqual(nega)
    await dispensar(id, [pendente, recusado])
    const depois = (await lista(id)).filter(({ tipoId }) => [pendente, recusado, enviado].includes(tipoId))
    expect(
      Object.fromEntries(
        depois.map(({ tipoId, estado, arquivos }) => [
          tipoId,
          [estado, arquivos.map((um) => [um.motivo, um.avaliadoPor === um.enviadoPor, um.nome])],
        ]),
      ),
    ).toEqual({
      [pendente]: ['dispensado', [[`Visto ${pendente}`, true, null]]],
      [recusado]: ['dispensado', [[`Visto ${recusado}`, true, null]]],
      [enviado]: ['enviado', [[null, false, 'nota.pdf']]],
    })
    const linhas = l.rh.db.selectFrom('processoAnexo').select(['estado', 'versao'])
    expect(await linhas.where('id', '=', anexoId).execute()).toEqual([{ estado: 'removido', versao: 3 }])
    expect(await recusada(dispensar(id, [recusado]))).toEqual(nega)
  })

  it('are none without which nothing goes on', async () => {
    const { id } = await comAnexos(0)
    const cpf = (await lista(id)).find(({ codigo }) => codigo === 'CPF')
    expect(cpf).toBeDefined()
    expect(await recusada(dispensar(id, [cpf?.tipoId ?? 0]))).toEqual({
      codigo: 'validacao',
      mensagem: `${cpf?.descricao}: não se dispensa.`,
      campos: {
        dispensas: `${cpf?.descricao}: a lei ou a admissão precisa deste documento. Anexe e aprove.`,
      },
    })
  })
})
