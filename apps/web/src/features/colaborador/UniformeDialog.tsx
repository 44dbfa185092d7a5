import { data } from '@rh/domain/br/campos'
import { estadoDaDevolucao, estadosDaDevolucao, novaEntrega } from '@rh/domain/colaborador/uniforme'
import { formatDate } from '../../lib/format.ts'
import { z } from '../../lib/zod-pt.ts'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import { LocalOpcional, SaidaCampos } from '../processo/estoque/SaidaCampos.tsx'
import type { Entrega, Ficha, ItemDeUniforme } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

const alem = ['GET /api/colaborador/uniformes/:id'] as const

interface Props {
  readonly ficha: Ficha
  readonly onClose: () => void
}
interface ComItens extends Props {
  readonly itens: readonly ItemDeUniforme[]
}

const tamanhoOpcoes = (item: ItemDeUniforme | undefined) =>
  (item?.tamanhos ?? []).map((tamanho) => ({ value: tamanho, label: tamanho }))

export function EntregarDialog({ ficha, itens, onClose }: ComItens) {
  const entregar = useSalvar('POST /api/colaborador/uniformes/entregar', {
    feito: 'Entrega registrada.',
    alem,
  })
  return (
    <FormDialog
      title="Registrar entrega"
      schema={novaEntrega}
      defaultValues={{ quantidade: 1, tamanho: '', entregueEm: ficha.hoje, observacao: null }}
      submitLabel="Registrar entrega"
      onSubmit={(dados) => entregar({ body: { id: ficha.id, dados } })}
      onClose={onClose}
    >
      <Peca itens={itens} />
      <IntegerInput source="quantidade" label="Quantidade" max={2} cols={4} />
      <DateInput source="entregueEm" label="Entregue em" cols={4} />
      <SaidaCampos />
      <TextareaInput source="observacao" label="Observação" opcional rows={2} maxLength={255} />
    </FormDialog>
  )
}

/** The piece, and its size: the one that fits is already chosen. */
function Peca({ itens }: { readonly itens: readonly ItemDeUniforme[] }) {
  const setFields = useSetFields()
  const itemId = useFieldValue('itemId')
  const item = itens.find(({ id }) => id === itemId)
  return (
    <>
      <ComboInput
        source="itemId"
        label="Peça"
        options={itens.map(({ id, descricao, ca, caValidade }) => ({
          value: id,
          label: descricao,
          detail: ca ? `CA ${ca}${caValidade ? `, válido até ${formatDate(caValidade)}` : ''}` : undefined,
        }))}
        onPick={(option) => {
          const escolhido = itens.find(({ id }) => id === option?.value)
          const unico = escolhido?.tamanhos.length === 1 ? escolhido.tamanhos[0] : undefined
          setFields({ tamanho: escolhido?.tamanho ?? unico ?? '' })
        }}
      />
      <SelectInput source="tamanho" label="Tamanho" options={tamanhoOpcoes(item)} cols={4} />
    </>
  )
}

const devolucao = z.object({
  devolvidoEm: data,
  estado: estadoDaDevolucao,
  localId: z.int().nullish(),
})
const estadoOpcoes = Object.entries(estadosDaDevolucao).map(([value, label]) => ({ value, label }))

export function DevolverDialog({ ficha, entrega, onClose }: Props & { readonly entrega: Entrega }) {
  const devolver = useSalvar('POST /api/colaborador/uniformes/devolver', {
    feito: 'Devolução registrada.',
    alem,
  })
  return (
    <FormDialog
      title="Registrar devolução"
      text={`${entrega.quantidade} × ${entrega.item}, entregue em ${formatDate(entrega.entregueEm)}.`}
      schema={devolucao}
      defaultValues={{ devolvidoEm: ficha.hoje }}
      submitLabel="Registrar devolução"
      onSubmit={(dados) =>
        devolver({
          body: {
            id: ficha.id,
            entregaId: entrega.id,
            versao: entrega.versao,
            ...dados,
            localId: dados.localId ?? undefined,
          },
        })
      }
      onClose={onClose}
    >
      <DateInput source="devolvidoEm" label="Data" cols={6} />
      <SelectInput source="estado" label="Estado" options={estadoOpcoes} cols={6} />
      <LocalOpcional label="Volta para o estoque de" cols={12} />
    </FormDialog>
  )
}

const tamanhosSchema = z.object({ tamanhos: z.record(z.string(), z.string().nullable()) })

export function TamanhosDialog({ ficha, itens, onClose }: ComItens) {
  const salvar = useSalvar('PUT /api/colaborador/uniformes/tamanhos', { feito: 'Tamanhos salvos.', alem })
  const comTamanho = itens.filter(({ tamanhos }) => tamanhos.length > 1)
  return (
    <FormDialog
      title="Tamanhos"
      text="O que serve em cada peça; a próxima entrega já vem com o tamanho escolhido."
      schema={tamanhosSchema}
      defaultValues={{
        tamanhos: Object.fromEntries(comTamanho.map(({ id, tamanho }) => [`i${id}`, tamanho])),
      }}
      submitLabel="Salvar"
      onSubmit={({ tamanhos }) =>
        salvar({
          body: {
            id: ficha.id,
            tamanhos: Object.entries(tamanhos).flatMap(([chave, tamanho]) =>
              tamanho ? [{ itemId: Number(chave.slice(1)), tamanho }] : [],
            ),
          },
        })
      }
      onClose={onClose}
    >
      {comTamanho.map((item) => (
        <SelectInput
          key={item.id}
          source={`tamanhos.i${item.id}`}
          label={item.descricao}
          options={tamanhoOpcoes(item)}
          placeholder="Não informado"
          cols={6}
        />
      ))}
    </FormDialog>
  )
}
