import { describe, expect, it } from 'vitest'
import type { AFazer } from '@rh/domain/processo/fazer'
import type { Ator } from '../../../http/ator.ts'
import { anexosDa } from '../../../test/anexos-da-loja.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { abrirLoja } from '../../../test/loja.ts'
import { conferirFeitos } from '../conferir-feitos.ts'

const l = abrirLoja()
const { loja } = l
const { lista, enviar, remover } = anexosDa(l)

/** A toy that is delivered on a day to come, and in a box by then or not. */
const pronto = async (embalado: boolean) => {
  Object.assign(loja, { festa: '2099-12-24', embalado })
  const { id } = await l.abrir()
  await l.dar(id, l.calculista(), 'calculo')
  await l.dar(id, l.conferente(), 'conferencia')
  expect(await l.ler(id)).toMatchObject({ status: 'pronto', agendado: true })
  return id
}

/** What the record says is to be done; the list agrees about whose turn it is. */
const aFazerDe = async (id: number, quem: Ator) => {
  const { aFazer } = (await l.obter(id, quem)) as unknown as { aFazer: AFazer | null }
  expect(await l.esperaPor(id, quem)).toBe(aFazer?.meu ?? false)
  return aFazer && { rotulo: aFazer.rotulo, meu: aFazer.meu }
}
/** What is left to others meanwhile: the box lags behind. */
const DE_OUTROS = { rotulo: 'Encaixotar', meu: false }
const anexar = async (id: number) => enviar(id, (await lista(id)).find((um) => !um.sensivel)?.tipoId ?? 0)

describe('what a move asks for until a check holds', () => {
  it('is asked whatever day the move is left for, of its groups and of no others', async () => {
    const id = await pronto(false)
    expect(await aFazerDe(id, l.calculista())).toEqual({ rotulo: 'Pôr na caixa', meu: true })
    expect(await aFazerDe(id, l.gestor())).toEqual({ rotulo: 'Pôr na caixa', meu: false })
  })

  it('is not asked where it is done: then the day is waited for', async () => {
    const id = await pronto(true)
    expect(await aFazerDe(id, l.calculista())).toEqual(DE_OUTROS)
  })

  it('is done with the paper that does it, and asked again without it', async () => {
    const id = await pronto(false)
    loja.embalado = true
    // Nothing looks at the facts of a process that nobody touches.
    expect(await aFazerDe(id, l.calculista())).toMatchObject({ meu: true })
    await anexar(id)
    expect(await aFazerDe(id, l.calculista())).toEqual(DE_OUTROS)
    loja.embalado = false
    const [arquivo] = (await lista(id)).flatMap(({ arquivos }) => arquivos)
    await remover(arquivo?.id ?? 0)
    expect(await aFazerDe(id, l.calculista())).toEqual({ rotulo: 'Pôr na caixa', meu: true })
  })

  it('leaves the move itself once its day is nobody’s: by its label', async () => {
    loja.embalado = true
    const { id } = await l.abrir()
    await l.dar(id, l.calculista(), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    expect(await aFazerDe(id, l.calculista())).toEqual({ rotulo: 'Entregar', meu: true })
  })

  it('is done in spite of what is only to be read', async () => {
    loja.amassada = true
    expect(await aFazerDe(await pronto(true), l.calculista())).toEqual(DE_OUTROS)
  })

  it.each([
    [true, 'entregar'],
    [false, 'pôr na caixa'],
  ])('is what people are told of as it comes to them (in a box: %s)', async (embalado, pedido) => {
    loja.embalado = embalado
    await l.darGrupos(l.calculista())
    const { id } = await l.abrir()
    await l.dar(id, l.pessoa(3, 'Rescisao'), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    const avisos = await l.rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('usuarioId', '=', l.calculista().id)
      .execute()
    expect(avisos.map(({ texto }) => texto).at(-1)).toContain(pedido)
  })

  it('is looked at by night of each process, whatever becomes of another', async () => {
    const um = await pronto(false)
    await l.passarAoProximo()
    const outro = await pronto(false)
    loja.embalado = true
    const tarefa = conferirFeitos(brinquedo, () => ({
      ...l.modulo,
      contexto: (work, processo, quem) =>
        processo.id === um ? Promise.reject(new Error('lost')) : l.modulo.contexto(work, processo, quem),
    }))
    await expect(tarefa?.executar(l.rh.deps)).rejects.toThrow('1 processes were not looked at')
    expect((await l.ler(um)).feitos).toEqual([])
    expect((await l.ler(outro)).feitos).toEqual(['embalado'])
  })

  it('reads facts only where a move out of the status asks for something', async () => {
    const { id } = await l.abrir()
    const antes = loja.consultas
    await anexar(id)
    expect(loja.consultas).toBe(antes)
    await l.dar(id, l.calculista(), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    const depois = loja.consultas
    await enviar(id, (await lista(id)).findLast((um) => !um.sensivel)?.tipoId ?? 0)
    expect(loja.consultas).toBe(depois + 1)
  })
})
