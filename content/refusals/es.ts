import type { RefusalTexts } from './refusal-texts.ts'

export const spanish: RefusalTexts = {
  order_not_found:
    'Esta orden no existe. Compruebe el enlace: una orden solo se encuentra con su código completo.',
  not_the_holder:
    'Solo quien creó la orden puede cambiarla: en el mismo navegador, con la sesión iniciada en su cuenta o con el enlace secreto.',
  proof_needed:
    'Demuestre primero que es usted: con su contraseña, un código o una llave de acceso, o iniciando sesión de nuevo. Inició sesión hace más de diez minutos.',
  change_too_late: 'Esto ya no se puede cambiar: el intercambio está demasiado avanzado.',
  choice_not_offered: 'La orden no espera esta decisión. Vuelva a cargarla para ver qué ofrece.',
  offer_forged: 'Esta oferta no se hizo para esta orden. Mire la orden de nuevo y decida.',
  offer_expired: 'La oferta ha caducado. Mire la nueva y decida otra vez.',
  offer_withdrawn:
    'El mercado o lo que llegó ha cambiado desde la oferta. Mire la nueva y decida otra vez.',
  refund_too_small: 'Lo que llegó no cubre la comisión de red de la devolución.',
  refund_address_missing:
    'Indique una dirección de reembolso: a dónde vuelven las monedas si el intercambio no se puede completar.',
  email_malformed: 'No es una dirección de correo. Corríjala o deje el campo vacío.',
  address_malformed:
    'No es una dirección de la red de la moneda. Cópiela de nuevo de su billetera.',
  address_bad_checksum:
    'La dirección está mal escrita: su suma de comprobación no coincide. Cópiela de nuevo de su billetera.',
  address_wrong_network:
    'Esta dirección es de una red distinta de la de la moneda. Las monedas enviadas allí se perderían.',
  address_wrong_flavour:
    'Esta dirección es de una cadena de otra clase: las monedas de prueba y las reales no se mezclan. Copie la correcta.',
  address_unspendable:
    'Nadie podría mover nunca las monedas que llegaran a esta dirección. Copie la suya de su billetera.',
  address_shielded:
    'Es una dirección blindada. Desde aquí solo se puede pagar a direcciones transparentes, que empiezan por t1 o t3.',
  address_legacy:
    'Esta dirección es de la primera cadena de la red, ya retirada. Copie la que su billetera muestra para la actual.',
  address_is_ours:
    'Esta es una de nuestras propias direcciones de depósito. Introduzca una dirección de su billetera para que las monedas le lleguen a usted.',
  address_restricted: 'No podemos enviar a esta dirección. Use otra dirección suya.',
  extra_id_missing:
    'Esta dirección necesita un memo o destination tag. Sin él, las monedas no se pueden abonar.',
  extra_id_malformed: 'El memo o destination tag no cumple las reglas de la red.',
  extra_id_not_supported: 'Esta red no tiene memo ni destination tag. Deje el campo vacío.',
  extra_id_conflict:
    'La dirección ya contiene un memo o tag, y al lado hay otro distinto. Quite uno de los dos.',
  too_many_open_guaranteed:
    'Ya se le reserva una tasa garantizada de este par, aún sin pagar. Pague esa orden, deje que caduque o elija la tasa variable.',
  rate_id_expired: 'La tasa garantizada ha caducado. Pida una nueva.',
  rate_id_used: 'Con esta tasa garantizada ya se creó una orden. Pida una nueva.',
  rate_withdrawn: 'El mercado se ha movido y la tasa garantizada se ha retirado. Pida una nueva.',
  name_malformed: 'No es un nombre como alice.eth. Compruebe cómo está escrito.',
  name_spoofed:
    'Este nombre está escrito con caracteres que se parecen a otros o que son invisibles. Puede que quieran engañarle: escriba usted el nombre o pida la dirección.',
  name_not_supported:
    'Aquí no se conocen los nombres con esta terminación. Introduzca la dirección misma.',
  name_not_found: 'Este nombre no está registrado. Compruebe cómo se escribe.',
  name_has_no_address:
    'El nombre está registrado, pero no indica ninguna dirección para esta moneda en esta red. Pida la dirección.',
  name_address_wrong:
    'Lo que el nombre indica para esta moneda no es una dirección de su red. Pida la dirección a su dueño.',
  name_provider_unreachable:
    'El servicio de nombres no responde en este momento. Inténtelo de nuevo en un minuto o introduzca la dirección misma.',
  name_changed:
    'El nombre corresponde ahora a una dirección distinta de la que se le mostró. Búsquelo de nuevo y compruebe la dirección.',
  account_name_length: 'El nombre de una cuenta nueva de EOS tiene exactamente 12 caracteres.',
  account_name_dot: 'El nombre de una cuenta nueva de EOS no puede contener un punto.',
  account_name_characters:
    'El nombre de una cuenta de EOS solo contiene las letras de la a a la z y las cifras del 1 al 5.',
  account_name_first: 'El nombre de una cuenta de EOS empieza por una letra.',
  account_name_taken: 'Otra persona tiene este nombre de cuenta. Elija otro.',
  account_key_malformed:
    'No es una clave pública de EOS. Empieza por EOS o PUB_K1_; cópiela de nuevo de su billetera.',
  account_key_private:
    'Esta es una clave privada. Nunca se la dé a nadie: indique la pública y use un par nuevo, porque este ya se ha mostrado.',
  account_names_unreachable:
    'La red EOS no dice en este momento si el nombre está libre. Inténtelo de nuevo en un minuto.',
  funds_request_not_supported:
    'Este proveedor de billeteras no conoce el nombre. Envíe usted el pago desde su billetera.',
  funds_request_refused:
    'El proveedor de billeteras no pide este pago. Envíelo usted desde su billetera.',
  funds_provider_unreachable:
    'El proveedor de billeteras no responde en este momento. Inténtelo de nuevo en un minuto o envíe usted el pago.',
  funds_request_too_late: 'La orden ya no espera su pago.',
  identification_not_asked: 'Esta orden no pide identificación.',
  identification_decided: 'La identificación ha terminado. En la orden se ve cómo sigue.',
  identification_unavailable:
    'El servicio de identificación no responde. Su orden espera; inténtelo de nuevo en un minuto.',
  favourite_not_found: 'Esta dirección no está entre las de sus órdenes.',
  favourite_name_malformed:
    'Un nombre tiene como máximo 60 caracteres, todos visibles. Elija otro.',
  captcha_missing: 'La comprobación de seguridad falló. Recargue la página e inténtelo de nuevo.',
  captcha_wrong: 'La comprobación de seguridad caducó. Inténtelo de nuevo.',
  japan_unconfirmed: 'Confirme primero que no reside en Japón.',
  too_often: 'Demasiados intentos fallidos. Espere un poco e inténtelo de nuevo.',
  token_unknown: 'Este enlace no es nuestro. Cópielo completo del correo.',
  token_old: 'Este enlace ya se usó o su plazo ha pasado. Pida uno nuevo.',
  password_short: 'La contraseña es demasiado corta: necesita al menos 10 caracteres.',
  password_long: 'La contraseña es demasiado larga: puede tener como máximo 256 caracteres.',
  password_common: 'Esta contraseña es de las que todo el mundo prueba primero. Elija otra.',
  passkey_refused:
    'Esta llave de acceso no se conoce aquí o la respuesta llegó demasiado tarde. Inténtelo de nuevo.',
  only_way_in: 'Es su única forma de entrar. Elija antes una contraseña o configure otra forma.',
  social_unknown: 'Su cuenta no tiene vinculada ninguna así. Vuelva a cargar la página.',
  passkey_not_found: 'Esta llave de acceso no existe. Vuelva a cargar la página.',
  totp_state_wrong:
    'El inicio de sesión con dos factores ha cambiado entretanto. Vuelva a cargar la página.',
  signed_out:
    'Aquí no hay ninguna sesión iniciada o la sesión ha terminado. Inicie sesión e inténtelo de nuevo.',
  form_from_elsewhere:
    'Este formulario no se envió desde nuestra página, así que no se cambió nada. Vuelva atrás, recargue la página e inténtelo de nuevo. Si vuelve a ocurrir, permita que su navegador o su extensión de privacidad indique a este sitio de dónde viene un formulario.',
  csrf_wrong: 'La página es demasiado antigua para este cambio. Vuelva a cargarla.',
  transaction_id_malformed:
    'Eso no es un ID de transacción de esta red. Cópielo de su monedero o exchange.',
  payment_lookup_unavailable:
    'Ahora no podemos consultar la red. A su pago no le afecta. Inténtelo de nuevo en un minuto.',
  too_many_claims:
    'Ha informado de todos los pagos que puede tener una orden. Los revisamos uno a uno.',
  feedback_not_due: 'Solo se puede valorar una orden terminada, y una sola vez.',
  pair_unavailable:
    'Este par no se puede intercambiar en este momento. Inténtelo más tarde o elija otra moneda.',
  pair_halted:
    'El operador ha detenido los intercambios de este par. Las órdenes ya creadas no se pierden. Inténtelo más tarde.',
  same_currency: 'Elija dos monedas distintas.',
  amount_missing: 'Introduzca un importe.',
  amount_malformed: 'El importe debe ser un número decimal simple como 0.25.',
  amount_too_fine: 'El importe tiene más decimales que la moneda. Quite algunos.',
  amount_too_long: 'El importe tiene demasiadas cifras.',
  amount_not_positive: 'El importe debe ser mayor que cero.',
  stock_unknown:
    'Las existencias se están contando, por eso ahora no se puede prometer ningún importe. Inténtelo de nuevo en unos segundos.',
  price_stale:
    'Los precios de mercado son demasiado antiguos para una oferta. Inténtelo de nuevo en un minuto.',
  rate_limited: 'Demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
  fiat_pair_wrong:
    'Un lado debe ser una divisa (dinero de un Estado) y el otro una moneda: de usd a btc es una compra, de btc a usd una venta.',
  fiat_place_unknown:
    'Ese país o estado no existe. En Estados Unidos hay que indicar también el estado.',
  fiat_provider_unknown: 'Ese proveedor no existe aquí.',
  fiat_offer_refused: 'El proveedor no acepta esta orden. Inténtelo de nuevo o elija otro.',
  fiat_order_unchangeable:
    'Una orden con un proveedor no se puede cambiar aquí. La página del proveedor indica qué es posible.',
}
