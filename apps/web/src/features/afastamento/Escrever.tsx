import { textoObrigatorio } from '@rh/domain/br/campos'
import { achatar } from '@rh/domain/processo/enderecos'
import {
  decisoesDoInss,
  especiesDoBeneficio,
  resultadosDoExame,
} from '@rh/domain/processos/afastamento/campos'
import { formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { schemasDosAtos, type DialogoDoAto } from '../processo/atos/ato.ts'
import { EscreverAto, gravadosDe } from '../processo/atos/EscreverAto.tsx'
import { agrupados } from '../processo/form/folha/folha.ts'
import { useSubmitToRegistro } from '../processo/registro/use-mover.ts'
import { atos, OBSERVAR, type Ato, type NomeDoAto } from './atos.ts'
import type { Registro } from './registro.ts'
import { campos } from './rotulos.ts'

// The dialog of each act on a leave; the page has the words of its button.

const schemas = schemasDosAtos(atos, formularioAfastamento.folha.schema)

const dialogos = {
  inss: {
    title: 'Benefício do INSS',
    text: 'O que já foi requerido e o que o INSS decidiu. Pode ser completado depois.',
    done: 'Benefício registrado',
    inputs: (
      <>
        <DateInput source="beneficio.requeridoEm" label={campos['beneficio.requeridoEm']} opcional cols={6} />
        <TextInput
          source="beneficio.numero"
          label={campos['beneficio.numero']}
          inputMode="numeric"
          maxLength={20}
          opcional
          cols={6}
        />
        <SelectInput
          source="beneficio.especie"
          label={campos['beneficio.especie']}
          options={opcoesDe(especiesDoBeneficio)}
          opcional
        />
        <RadioInput
          source="beneficio.decisao"
          label={campos['beneficio.decisao']}
          options={opcoesDe(decisoesDoInss)}
          opcional
        />
        <DateInput
          source="beneficio.dib"
          label={campos['beneficio.dib']}
          helper="De um benefício concedido."
          opcional
          cols={6}
        />
        <DateInput source="beneficio.cessacao" label={campos['beneficio.cessacao']} opcional cols={6} />
      </>
    ),
  },
  cat: {
    title: 'CAT enviada',
    text: 'A comunicação do acidente sai até o primeiro dia útil seguinte; com morte, no mesmo dia (Lei 8.213/1991 art. 22).',
    done: 'CAT registrada',
    inputs: (
      <>
        <TextInput source="acidente.cat" label={campos['acidente.cat']} maxLength={40} cols={7} />
        <DateInput source="acidente.catEm" label={campos['acidente.catEm']} opcional cols={5} />
      </>
    ),
  },
  exame: {
    title: 'Exame de retorno',
    text: 'Apto, a pessoa pode voltar. Inapto, ela continua fora e o Rh é avisado: se o INSS não pagar, é limbo.',
    done: 'Exame registrado',
    inputs: (
      <>
        <DateInput source="exame.data" label={campos['exame.data']} cols={6} />
        <RadioInput
          source="exame.resultado"
          label={campos['exame.resultado']}
          options={opcoesDe(resultadosDoExame)}
        />
      </>
    ),
  },
} as const satisfies Readonly<Record<NomeDoAto, DialogoDoAto>>

interface EscreverProps {
  readonly nome: NomeDoAto
  readonly registro: Registro
  readonly onClose: () => void
}

/** Dialog of one act. */
export function Escrever({ nome, registro, onClose }: EscreverProps) {
  const ato: Ato = atos[nome]
  return (
    <EscreverAto
      ato={{ ...ato, ...dialogos[nome], schema: schemas[nome] }}
      chamada={`POST /api/afastamento/${nome}`}
      registro={registro}
      inicio={agrupados(gravadosDe(ato.campos, registro.dados))}
      dadosDe={achatar}
      onClose={onClose}
    />
  )
}

const observado = z.object({ observacao: textoObrigatorio(1000, 2) })

/** Dialog of the observation that is appended to what was written before. */
export function Observar({ registro: { id }, onClose }: Omit<EscreverProps, 'nome'>) {
  const enviar = useSubmitToRegistro(id)
  return (
    <FormDialog
      title={OBSERVAR}
      text="Fica no histórico; nada do que foi escrito antes muda. Só lê quem vê o motivo, e quem escreveu."
      schema={observado}
      defaultValues={{ observacao: '' }}
      submitLabel={OBSERVAR}
      onSubmit={async (dados) => {
        await enviar('PUT /api/afastamento/editarobs', { id, ...dados })
        notify.success('Observação acrescentada')
      }}
      onClose={onClose}
    >
      <TextareaInput source="observacao" label="Observação" rows={4} maxLength={1000} />
    </FormDialog>
  )
}
