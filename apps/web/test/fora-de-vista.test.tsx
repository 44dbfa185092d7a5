import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

/** A dismissal of a contract that is not this gestor's. */
async function deOutroContrato(): Promise<number> {
  const lidas = async (quem: string) =>
    (
      await (await sistema().as(quem)).call('GET /api/demissao/listar', { query: { porPagina: 100 } })
    ).results.map(({ id }) => id)
  const suas = await lidas('gestor')
  const outra = (await lidas('coordenador.operacional')).find((id) => !suas.includes(id))
  if (outra === undefined) throw new Error('every dismissal is in sight')
  return outra
}

it('says the same of a record of another contract and of one that never was, and leads on', async () => {
  const paginas: string[] = []
  for (const id of [await deOutroContrato(), 999_999]) {
    const pessoa = await abrir('gestor', `/operacional/demissao/visualizar/${id}`)
    const aviso = await screen.findByRole('alert')
    expect(aviso.textContent).toContain('Esta demissão não está à sua vista')
    paginas.push(aviso.textContent ?? '')
    await pessoa.click(screen.getByRole('link', { name: 'Ver o que espera por você' }))
    await screen.findByRole('heading', { level: 2, name: /pedidos? esperam? por você/ })
    expect(pessoa.onde()).toBe('/operacional')
  }
  expect(new Set(paginas).size).toBe(1)
})
