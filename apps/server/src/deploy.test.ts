import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const UNIT = join(import.meta.dirname, '../../../deploy/rh-limpeza.service')

it('the unit of systemd is one: known sections and keys, nothing that systemd would complain of', () => {
  const texto = readFileSync(UNIT, 'utf8')
  expect(texto).toMatch(/^ExecStart=\/usr\/bin\/npm start$/m)
  expect(texto).toMatch(/^NoNewPrivileges=true$/m)
  // Machines without systemd have nothing to ask.
  if (!existsSync('/usr/bin/systemd-analyze') || !existsSync('/usr/bin/npm')) return
  const { stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' })
  // It speaks of the units of the machine as well.
  expect(stderr.split('\n').filter((linha) => linha.includes('rh-limpeza.service'))).toEqual([])
})
