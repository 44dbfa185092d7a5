import { expect, it } from 'vitest'
import { errorForLog } from './log-error.ts'

it('keeps of an error, of its cause and of many together the codes and the frames, and nothing that they quote', () => {
  const doBanco = Object.assign(new Error('Failing row contains (Maria da Silva)'), { code: '23514' })
  const todas = new AggregateError([new Error('Maria da Silva', { cause: doBanco }), 'Maria da Silva'])
  const lido = errorForLog(todas)
  expect(lido).toMatchObject({
    type: 'AggregateError',
    stack: expect.stringContaining('log-error.test.ts'),
    errors: [{ type: 'Error', cause: { message: '23514' } }, { type: 'string' }],
  })
  expect(JSON.stringify(lido)).not.toContain('Maria')
})

it('keeps as much of what a library spread of an error into a plain object', () => {
  const { message, stack } = new Error('Failing row contains (Maria da Silva)')
  const lido = errorForLog({ code: '53300', message, stack, queue: 'Maria' })
  expect(lido).toEqual({
    type: 'object',
    message: '53300',
    stack: expect.stringContaining('log-error.test.ts') as string,
  })
  expect(errorForLog({ message: 'Maria' })).toEqual({ type: 'object', message: '', stack: '' })
})
