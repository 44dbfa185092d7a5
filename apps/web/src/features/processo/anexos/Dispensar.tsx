import Button from '@mui/material/Button'
import { opcional, textoObrigatorio } from '@rh/domain/br/campos'
import { isADispensar } from '@rh/domain/processo/anexos'
import { useState } from 'react'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useAnexos, type ItemAnexo } from './anexos.ts'

interface DispensarProps {
  readonly id: number
  readonly itens: readonly ItemAnexo[]
}

/** Waives missing documents, as when the originals were seen in person; those that nobody waives are not offered. */
export function Dispensar({ id, itens }: DispensarProps) {
  const [aberto, setAberto] = useState(false)
  const dispensaveis = itens.filter((item) => item.momento === 'aprovacao' && isADispensar(item))
  if (dispensaveis.length === 0) return null
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAberto(true)}>
        Dispensar com justificativa
      </Button>
      {aberto && <DispensarDialog id={id} itens={dispensaveis} onClose={() => setAberto(false)} />}
    </>
  )
}

const motivo = textoObrigatorio(255, 5)
const schemaDeUm = z.object({ motivos: z.array(motivo) })
const schema = z
  .object({ motivos: z.array(opcional(motivo)) })
  .refine(({ motivos }) => motivos.some((motivo) => motivo !== undefined), {
    path: ['motivos', 0],
    message: 'Justifique ao menos um documento',
  })

/** A reason for each document: of several, those left blank go on being asked for. */
export function DispensarDialog({ id, itens, onClose }: DispensarProps & { readonly onClose: () => void }) {
  const { receber, chamadas, alvo } = useAnexos(id)
  const dispensar = useSubmit(chamadas.dispensarAnexos, { onSuccess: receber })
  const varios = itens.length > 1
  return (
    <FormDialog
      title={varios ? 'Dispensar documentos' : 'Dispensar documento'}
      text={
        varios
          ? 'Escreva a justificativa de cada um, como: original conferido no balcão. O que ficar em branco continua pedido.'
          : 'Escreva a justificativa, como: original conferido no balcão.'
      }
      schema={varios ? schema : schemaDeUm}
      defaultValues={{ motivos: itens.map(() => '') }}
      submitLabel="Dispensar"
      onClose={onClose}
      onSubmit={({ motivos }) =>
        dispensar.mutateAsync({
          body: {
            ...alvo,
            dispensas: itens.flatMap(({ tipoId }, i) => {
              const motivo = motivos[i]
              return motivo === undefined ? [] : [{ tipoId, motivo }]
            }),
          },
        })
      }
    >
      {itens.map(({ tipoId, descricao }, i) => (
        <TextareaInput
          key={tipoId}
          source={`motivos.${i}`}
          label={descricao}
          opcional={varios}
          rows={1}
          maxLength={255}
        />
      ))}
    </FormDialog>
  )
}
