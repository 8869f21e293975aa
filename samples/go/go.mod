module causeway-sample

go 1.19
