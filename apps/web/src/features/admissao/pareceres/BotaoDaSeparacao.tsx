import { asRows, type RawValue } from '@rh/domain/processo/raw-form'
import { useQuery } from '@tanstack/react-query'
import { HeldButton } from '../../../ui/form/HeldButton.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import type { BotaoDoParecer } from '../../processo/tela.ts'
import { paineis, type Registro } from '../queries.ts'

/** The word on the uniform, once every piece is set apart; before it, the way to the first that is not. */
export function BotaoDaSeparacao({ registro, rotulo, form, children }: BotaoDoParecer<Registro>) {
  const { data } = useQuery(paineis.uniforme(registro.id))
  const separadas = asRows(useFieldValue('pecas') as RawValue | undefined)
  const faltam = (data?.pecas ?? []).filter(
    ({ itemId }) => !separadas.some((linha) => linha['itemId'] === itemId),
  )
  if (faltam.length === 0) return children
  return (
    <HeldButton
      form={form}
      missing={faltam.length === 1 ? 'Falta 1 peça por separar' : `Faltam ${faltam.length} peças por separar`}
      onLead={() => focarPeca(form)}
    >
      {rotulo}
    </HeldButton>
  )
}

/** The first piece that is not set apart: its tick, or its size where that is not chosen yet. */
function focarPeca(form: string): void {
  const pecas = document.getElementById(form)?.querySelectorAll('fieldset') ?? []
  for (const peca of pecas) {
    const marca = peca.querySelector<HTMLInputElement>('input[type="checkbox"]')
    if (!marca || marca.checked) continue
    const alvo = marca.disabled ? peca.querySelector<HTMLElement>('[role="combobox"]') : marca
    alvo?.focus()
    return
  }
}
