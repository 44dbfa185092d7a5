import { expect, it } from 'vitest'
import { getUnsaved, whileSending } from './unsaved.ts'

it('what is on its way is unsaved until its answer is there, whichever it is', async () => {
  const um = Promise.withResolvers<string>()
  const outro = Promise.withResolvers<string>()
  const enviados = [whileSending(um.promise), whileSending(outro.promise)]
  expect(getUnsaved()).toEqual(['o que você enviou agora'])
  um.resolve('feito')
  await enviados[0]
  expect(getUnsaved()).toEqual(['o que você enviou agora'])
  outro.reject(new Error('Sem conexão'))
  await expect(enviados[1]).rejects.toThrow('Sem conexão')
  expect(getUnsaved()).toEqual([])
})
