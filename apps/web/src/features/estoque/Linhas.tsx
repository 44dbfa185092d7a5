import { textoDoCa } from '@rh/domain/estoque/estoque'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/format.ts'
import { ArrayInput } from '../../ui/form/inputs/ArrayInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import { pecasQuery, type Produto } from './chamadas.ts'

interface LinhasProps {
  /** Field of the list: `linhas`, or `pecas`. */
  readonly source: string
  /** Field of the place whose balances are shown. */
  readonly local: string
  readonly comCusto?: boolean
  /** Size that fits the person, by piece. */
  readonly tamanhoDe?: (itemId: number) => string | null
  readonly max?: number
}

/** Pieces with their size and how many: those of a note, of a transfer, of a delivery. */
export function Linhas({ source, local, comCusto = false, tamanhoDe, max = 100 }: LinhasProps) {
  const localId = useFieldValue(local)
  const { data, isPending, isError } = useQuery(pecasQuery(typeof localId === 'number' ? localId : undefined))
  const pecas = data?.results ?? []
  return (
    <ArrayInput
      source={source}
      item="Peça"
      addLabel="Incluir peça"
      blank={{ quantidade: 1, tamanho: '' }}
      empty="Nenhuma peça ainda."
      max={max}
    >
      {(prefix) => (
        <Linha
          prefix={prefix}
          pecas={pecas}
          loading={isPending}
          failed={isError}
          comCusto={comCusto}
          {...(tamanhoDe && { tamanhoDe })}
        />
      )}
    </ArrayInput>
  )
}

interface LinhaProps extends Pick<LinhasProps, 'tamanhoDe'> {
  readonly prefix: string
  readonly pecas: readonly Produto[]
  readonly loading: boolean
  readonly failed: boolean
  readonly comCusto: boolean
}

function Linha({ prefix, pecas, loading, failed, comCusto, tamanhoDe }: LinhaProps) {
  const setFields = useSetFields()
  const itemId = useFieldValue(`${prefix}.itemId`)
  const peca = pecas.find(({ id }) => id === itemId)
  return (
    <>
      <ComboInput
        source={`${prefix}.itemId`}
        label="Peça"
        options={pecas.map((uma) => ({
          value: uma.id,
          label: uma.descricao,
          detail: [uma.codigo, textoDoCa(uma)].filter(Boolean).join(' · '),
        }))}
        loading={loading}
        failed={failed}
        cols={12}
        onPick={(option) => {
          const escolhida = pecas.find(({ id }) => id === option?.value)
          const unico = escolhida?.tamanhos.length === 1 ? escolhida.tamanhos[0]?.tamanho : undefined
          const dela = escolhida && tamanhoDe?.(escolhida.id)
          setFields({ [`${prefix}.tamanho`]: dela ?? unico ?? '' })
        }}
      />
      <SelectInput
        source={`${prefix}.tamanho`}
        label="Tamanho"
        options={(peca?.tamanhos ?? []).map(({ tamanho, saldo }) => ({
          value: tamanho,
          label: peca?.controlado ? `${tamanho} · há ${formatNumber(saldo)}` : tamanho,
        }))}
        cols={comCusto ? 4 : 6}
      />
      <IntegerInput source={`${prefix}.quantidade`} label="Quantidade" max={6} cols={comCusto ? 4 : 6} />
      {comCusto && <MoneyInput source={`${prefix}.custoCentavos`} label="Custo de uma" cols={4} opcional />}
    </>
  )
}
