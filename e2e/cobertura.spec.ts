import { expectAcessivel } from './acessibilidade.ts'
import { conectar, entrar } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

interface Quadro {
  readonly results: readonly {
    readonly id: number
    readonly contratoId: number
    readonly local: string
    readonly escala: string
    readonly dias: readonly {
      readonly data: string
      readonly faltam: number
      readonly buracos: readonly { readonly processoId: number | null; readonly cobertura: object | null }[]
    }[]
  }[]
}
interface Candidatos {
  readonly candidatos: readonly { readonly nome: string; readonly faixa: string }[]
}

/** A hole of a 12x36 post that somebody may cover. */
async function buracoDe12x36(servidor: Servidor) {
  const { ler } = await conectar(servidor, 'gestor')
  const { results } = await ler<Quadro>('/api/cobertura/quadro')
  for (const { id, contratoId, local, escala, dias } of results) {
    if (!escala.startsWith('12x36')) continue
    for (const { data, faltam, buracos } of dias) {
      const [aberto] = buracos
      // Beside a hole that somebody covers or the client takes, the cell would go on telling of that one.
      if (faltam !== 1 || buracos.length !== 1 || aberto?.cobertura !== null) continue
      const processo = aberto.processoId === null ? '' : `&processoId=${aberto.processoId}`
      const { candidatos } = await ler<Candidatos>(
        `/api/cobertura/candidatos?postoId=${id}&data=${data}${processo}`,
      )
      const [primeiro] = candidatos
      if (primeiro?.faixa === 'melhor')
        return { contratoId, local, escala, dia: `${data.slice(8)}/${data.slice(5, 7)}`, nome: primeiro.nome }
    }
  }
  throw new Error('No 12x36 post of the demo company has a hole that somebody may cover')
}

test('a shift of a 12x36 post is covered from the keyboard, and given back from its message', async ({
  page,
  servidor,
}) => {
  const { contratoId, local, escala, dia, nome } = await buracoDe12x36(servidor)
  await entrar(page, 'gestor', '/operacional')
  await page.getByRole('link', { name: /turnos? sem ninguém em 14 dias/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cobertura' })).toBeVisible()
  await page.goto(`/operacional/cobertura?contratoId=${contratoId}`)
  const celula = page.getByRole('gridcell', { name: new RegExp(`^${local}, .*${escala}, .* ${dia}: `) })
  await expectAcessivel(page, 'cobertura')
  await celula.focus()
  await page.keyboard.press('Enter')
  const painel = page.getByRole('complementary', { name: 'Quem pode cobrir' })
  await expect(painel.getByRole('button', { name: `Escalar ${nome}` })).toBeVisible()
  const tambem = painel.getByRole('checkbox', { name: /Escalar também/ })
  if (await tambem.isVisible()) await tambem.uncheck()
  await page.keyboard.press('1')
  await expect(page.getByText(new RegExp(`^${nome} cobre`)).first()).toBeVisible()
  await expect(celula).toHaveAccessibleName(/folguista|cobre/)
  await expect(celula).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).first().click()
  await expect(celula).toHaveAccessibleName(/Falta 1/)
})
