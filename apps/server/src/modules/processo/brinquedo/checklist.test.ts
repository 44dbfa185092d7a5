import { describe, expect, it } from 'vitest'
import { anexosDa } from '../../../test/anexos-da-loja.ts'
import { abrirLoja } from '../../../test/loja.ts'

const l = abrirLoja()
const { chamar, lista, enviar, comAnexos, avaliar, recusar, usar } = anexosDa(l)

const arquivoDe = async (id: number, tipoId: number, quem = l.calculista()) =>
  (await lista(id, quem)).find((item) => item.tipoId === tipoId)?.arquivos[0]

describe('the checklist of documents', () => {
  it('offers to take a decision back to who made it, until the sector spoke on all of them', async () => {
    const { id, tipoIds, anexoId } = await comAnexos()
    const [tipoId = 0] = tipoIds
    const oferece = async (quem = l.calculista()) => (await arquivoDe(id, tipoId, quem))?.podeDesfazer
    expect(await oferece()).toBe(false)
    await avaliar(anexoId, 1)
    expect(await oferece()).toBe(true)
    expect(await oferece(l.conferente())).toBe(false)
    expect(await oferece(l.gestor())).toBe(false)
    await l.dar(id, l.calculista(), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    expect(await oferece()).toBe(false)
  })

  it('tells in which other documents a file stands too', async () => {
    const { id, tipoIds, anexoId } = await comAnexos(2)
    const [primeiro = 0, segundo = 0] = tipoIds
    const livres = (await lista(id)).filter((item) => item.estado === 'pendente' && !item.sensivel)
    const [outro] = livres
    await usar(anexoId, [outro?.tipoId ?? 0])
    const itens = await lista(id)
    const nomeDe = (tipoId: number) => itens.find((item) => item.tipoId === tipoId)?.descricao
    expect((await arquivoDe(id, primeiro))?.tambemEm).toEqual([outro?.descricao])
    expect((await arquivoDe(id, outro?.tipoId ?? 0))?.tambemEm).toEqual([nomeDe(primeiro)])
    expect((await arquivoDe(id, segundo))?.tambemEm).toEqual([])
  })

  it('shows each group the documents that it opens, and who may send and decide', async () => {
    const { id } = await l.abrir()
    const saude = (await lista(id)).find(({ sensivel }) => sensivel)?.tipoId ?? 0
    await enviar(id, saude, l.almoxarife())
    const vista = (quem: ReturnType<typeof l.gestor>) => chamar('GET /anexos/:id', quem, { params: { id } })
    const [doGestor, doAlmoxarife, doCalculista] = [
      await vista(l.gestor()),
      await vista(l.almoxarife()),
      await vista(l.calculista()),
    ]
    expect(doGestor).toMatchObject({ podeEnviar: true, podeConferir: false })
    expect(doAlmoxarife).toMatchObject({ podeEnviar: true, podeConferir: false })
    expect(doCalculista).toMatchObject({ podeEnviar: true, podeConferir: true })
    const arquivos = (itens: typeof doGestor.itens) => itens.find(({ tipoId }) => tipoId === saude)?.arquivos
    expect(arquivos(doGestor.itens)).toEqual([])
    expect(arquivos(doAlmoxarife.itens)).toHaveLength(1)
    expect(doAlmoxarife.itens.every(({ sensivel }) => sensivel)).toBe(true)
    expect(doCalculista.itens.length).toBeGreaterThan(doAlmoxarife.itens.length)
    expect(await vista(l.coordenador())).toMatchObject({ podeEnviar: false, podeConferir: false, itens: [] })
  })

  it('names whom a document that is missing or was refused is asked of, to who reviews', async () => {
    const { id, tipoIds, anexoId } = await comAnexos()
    const [enviado = 0] = tipoIds
    const pedirA = async (tipoId: number, quem = l.calculista()) =>
      (await lista(id, quem)).find((item) => item.tipoId === tipoId)?.pedirA
    const itens = await lista(id)
    const falta = itens.find((item) => item.estado === 'pendente' && !item.sensivel)?.tipoId ?? 0
    const deSaude = itens.find((item) => item.estado === 'pendente' && item.sensivel)?.tipoId ?? 0
    // Who asked for the toy attaches nothing any more: nobody is asked.
    await l.darGrupos({ ...l.gestor(), grupos: ['Comercial'] })
    expect([await pedirA(falta), await pedirA(deSaude)]).toEqual([null, 'Almoxarifado'])
    await l.darGrupos(l.gestor())
    const solicitante = await pedirA(falta)
    expect(solicitante).toMatch(/\w/)
    expect(await pedirA(deSaude)).toBe('Almoxarifado')
    expect(await pedirA(falta, l.gestor())).toBeNull()
    expect(await pedirA(enviado)).toBeNull()
    await recusar(anexoId, 1)
    expect(await pedirA(enviado)).toBe(solicitante)
  })
})
